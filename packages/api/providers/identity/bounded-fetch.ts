import { NotProven } from './identity-providers.ts';

/** Milliseconds for a provider's whole reply. */
export const defaultTimeout = 3000;
/** Replies have some kilobytes; a longer one is rejected. */
const maxBytes = 64 * 1024;

export interface JsonAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Requests JSON from a provider: with a time-out and a size limit, and without following redirects. */
export async function fetchJson(
  url: URL,
  init: { method?: 'POST'; body?: string; headers?: Record<string, string> } = {},
  timeout = defaultTimeout,
): Promise<JsonAnswer> {
  try {
    const response = await fetchBounded(url, { ...init, signal: AbortSignal.timeout(timeout) });
    return { status: response.status, body: asObject(await response.json()) };
  } catch (error) {
    // The address may carry a secret, so it is not repeated.
    throw new NotProven(`no answer of use: ${reasonOf(error)}`);
  }
}

/** Like fetch, but follows no redirect and reads no endless body; also the way to the keys of a provider. */
export async function fetchBounded(url: URL | string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  const text = new TextDecoder();
  let [read, size] = ['', 0];
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    read += text.decode(chunk, { stream: true });
  }
  // A status without body would be refused beside a text.
  return new Response(size === 0 ? null : read, { status: response.status });
}

function asObject(json: unknown): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error('no JSON object');
  return json as Record<string, unknown>;
}

/** Returns both layers of a fetch error: its message and its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
