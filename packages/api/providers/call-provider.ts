import { setTimeout as sleep } from 'node:timers/promises';
import { DeliveryError } from './delivery-error.ts';

export interface ProviderRequest {
  url: string;
  /** Defaults to POST. */
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** Returns replies with status 500 and above too: the provider uses them for undecided results. */
  returnsServerErrors?: boolean;
}

export interface Answer {
  status: number;
  /** Undefined where it is no JSON. */
  json: unknown;
  /** The beginning of the reply as text. */
  words: string;
}

export interface RequestOptions {
  /** For the whole request, from the connection to the reply. */
  timeoutMilliseconds?: number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

const defaultTimeout = 3_000;
const maxBytes = 256 * 1024;
const maxPause = 1_000;
/** Milliseconds before the second attempt at a provider that was not reached. */
const shortPause = 250;
/** Nothing was handed over yet: asking again cannot have an effect twice. */
const notReached = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)$/;

/** It is unknown whether the request had its effect. */
export class NoAnswer extends DeliveryError {
  constructor(message: string) {
    super('away', message);
  }
}

/**
 * Sends a request to a provider, and repeats it once only if the first surely had no effect: the provider was not
 * reached, or was busy (429) and asks for a retry within a second. Follows no redirect, which would reveal our keys to
 * another host.
 */
export async function callProvider(
  name: string,
  request: ProviderRequest,
  options: RequestOptions = {},
): Promise<Answer> {
  const { timeoutMilliseconds = defaultTimeout, pause = sleep } = options;
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const first = await ask(name, request, signal);
  if ('answer' in first) return first.answer;
  if (first.pause > maxPause || signal.aborted) throw first.problem;
  await pause(first.pause);
  const second = await ask(name, request, signal);
  if ('answer' in second) return second.answer;
  throw second.problem;
}

type Outcome = { answer: Answer } | { problem: DeliveryError; pause: number };

async function ask(name: string, request: ProviderRequest, signal: AbortSignal): Promise<Outcome> {
  const { url, method = 'POST', headers, body, returnsServerErrors } = request;
  try {
    const reply = await fetch(url, {
      method,
      // On a kept-alive connection that the provider has just closed it is unknown whether the request arrived.
      headers: { ...headers, connection: 'close' },
      body,
      signal,
      redirect: 'manual',
    });
    const words = await textOf(reply);
    const problem = returnsServerErrors && reply.status >= 500 ? undefined : problemOf(name, reply);
    if (problem?.reason === 'busy') return { problem, pause: (problem.retryAfterSeconds ?? 60) * 1000 };
    if (problem) throw problem;
    return { answer: { status: reply.status, json: jsonIn(words), words: words.slice(0, 500) } };
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    if (signal.aborted) throw new NoAnswer(`${name} did not answer in time`);
    const code = codeOf(error);
    const words = `${name} cannot be reached${code && ` (${code})`}`;
    if (notReached.test(code)) return { problem: new DeliveryError('away', words), pause: shortPause };
    throw new NoAnswer(words);
  }
}

/** Returns what the status alone means, for every provider. */
function problemOf(name: string, { status, headers }: Response): DeliveryError | undefined {
  if (status === 401 || status === 403) return new DeliveryError('setup', `${name} refused our key (${status})`);
  if (status === 429) return new DeliveryError('busy', `${name} is asked too often (429)`, secondsIn(headers));
  if (status >= 300 && status < 400) return new DeliveryError('away', `${name} answered with a redirect (${status})`);
  if (status >= 500) return new DeliveryError('away', `${name} has a fault (${status})`, secondsIn(headers));
  return undefined;
}

/** `Retry-After` as seconds; the form with a date is rare and not read. */
function secondsIn(headers: Headers): number | undefined {
  const written = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(written) ? Number(written) : undefined;
}

async function textOf(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new DeliveryError('away', 'A provider answered with more than 256 kB');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function jsonIn(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown; errors?: { code?: unknown }[] } };
  const code = cause?.code ?? cause?.errors?.[0]?.code;
  return typeof code === 'string' ? code : '';
}
