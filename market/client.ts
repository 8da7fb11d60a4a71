import type { Endpoint, ReplyOf, SentWith } from './endpoint.ts';
import type { RefusalCode } from './refusals.ts';

type Nouns = Record<string, Record<string, Endpoint>>;

/** One function per endpoint: `client.stores.list({ query: { type: 'popular' } })`; browsers listen to events by themselves. */
export type Client<N extends Nouns> = {
  [Noun in keyof N]: {
    [Name in keyof N[Noun] as N[Noun][Name] extends { replyAs: 'events' } ? never : Name]: (
      sent: SentWith<N[Noun][Name]>,
    ) => Promise<ReplyOf<N[Noun][Name]>>;
  };
};

/** What is read of a response. */
export type Answer = Pick<Response, 'ok' | 'status' | 'json'>;

export type Fetch = (path: string, init: RequestInit) => Promise<Answer>;

export interface CallFault {
  code: RefusalCode;
  message: string;
}

/** What is said of an error that names no fault; all other words come with it, so that no page carries their table. */
const unnamed: CallFault = { code: 'fault', message: 'Something went wrong.' };

/** The API said no. The code is for decisions, the messages for a person: every entry is to be shown [ERR-02]. */
export class CallRefused extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly faults: CallFault[];

  constructor(status: number, faults: CallFault[]) {
    const [first = unnamed] = faults;
    super(first.message);
    this.name = 'CallRefused';
    this.status = status;
    this.code = first.code;
    this.faults = faults;
  }
}

/**
 * Builds a client for the nouns it is given: the server passes the whole contract, a browser
 * feature only its own noun, so that a page carries no schema that it does not use.
 */
export function createClient<N extends Nouns>(nouns: N, fetch: Fetch): Client<N> {
  const client: Record<string, Record<string, unknown>> = {};
  for (const [noun, endpoints] of Object.entries(nouns)) {
    client[noun] = {};
    for (const [name, endpoint] of Object.entries(endpoints)) {
      client[noun][name] = (sent: Sent = {}) => call(endpoint, sent, fetch);
    }
  }
  return client as Client<N>;
}

interface Sent {
  params?: Record<string, unknown>;
  query?: object;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

async function call(endpoint: Endpoint, sent: Sent, fetch: Fetch): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const init: RequestInit = { method: endpoint.method, headers };
  if (sent.signal) init.signal = sent.signal;
  if (sent.idempotencyKey !== undefined) headers['idempotency-key'] = sent.idempotencyKey;
  if (endpoint.bodyAs === 'multipart') init.body = formOf(sent.body as object);
  else if (endpoint.body) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(sent.body);
  }
  const response = await fetch(pathOf(endpoint.path, sent.params) + searchOf(sent.query), init);
  if (!response.ok) throw await refusalIn(response);
  return response.json();
}

function pathOf(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
}

function searchOf(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, String(value));
  }
  return search.size === 0 ? '' : `?${search}`;
}

/** Whoever sends it writes its content type, with the line that parts the fields. */
function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part !== undefined) form.append(name, part instanceof Blob ? part : String(part));
    }
  }
  return form;
}

async function refusalIn(response: Answer): Promise<CallRefused> {
  const reply = (await response.json().catch(() => ({}))) as { errors?: { code?: string; message?: string }[] };
  // A code that this version does not know is read as `fault` where it is translated.
  const faults = (reply.errors ?? []).map(({ code, message }) =>
    code && message ? { code: code as RefusalCode, message } : unnamed,
  );
  return new CallRefused(response.status, faults);
}
