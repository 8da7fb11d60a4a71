import type { RefusalCode } from '../refusals.ts';

/** What a client needs to make a call; an endpoint of the contract has more. */
export interface CallShape {
  method: string;
  /** May have parameters, such as `/api/v1/stores/details/{id}`. */
  path: string;
  bodyAs?: 'multipart' | 'raw' | undefined;
  /** Defined for a call that sends a body. */
  body?: unknown;
}

/** The parts of a response that are read. */
export type Answer = Pick<Response, 'ok' | 'status' | 'json'>;

export type Fetch = (path: string, init: RequestInit) => Promise<Answer>;

/** The code of a refusal, or the field of the call that is at fault. */
export type FaultCode = RefusalCode | (string & {});

export interface CallFault {
  code: FaultCode;
  message: string;
  /** What the call went by, and what is there now, of `changed_meanwhile`. */
  sent?: Record<string, unknown> | undefined;
  now?: Record<string, unknown> | undefined;
}

/** The error without a code. All other messages come with the response, so that no page carries their table. */
const unnamed: CallFault = { code: 'fault', message: 'Something went wrong.' };

/**
 * The API refused the call. The code is for decisions; the messages are for people, in the language of the call. Show
 * every entry [ERR-02].
 */
export class CallRefused extends Error {
  readonly status: number;
  readonly code: FaultCode;
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

/** Returns a call without its schemas: its path and form. */
export function callShapeOf({ method, path, body, bodyAs }: CallShape): CallShape {
  return { method, path, body: body && {}, bodyAs };
}

type Call = (sent?: Sent) => Promise<unknown>;

/** Returns one function per call. The caller supplies the types. */
export function createCalls(
  nouns: Record<string, Record<string, CallShape>>,
  fetch: Fetch,
): Record<string, Record<string, Call>> {
  const client: Record<string, Record<string, Call>> = {};
  for (const [noun, shapes] of Object.entries(nouns)) {
    let calls: Record<string, Call> | undefined;
    // Made when first read: the server builds clients of the whole contract for every page, and makes few of its calls.
    Object.defineProperty(client, noun, { enumerable: true, get: () => (calls ??= callsOf(shapes, fetch)) });
  }
  return client;
}

function callsOf(shapes: Record<string, CallShape>, fetch: Fetch): Record<string, Call> {
  const calls: Record<string, Call> = {};
  for (const [name, shape] of Object.entries(shapes)) calls[name] = (sent = {}) => call(shape, sent, fetch);
  return calls;
}

interface Sent {
  params?: Record<string, unknown>;
  query?: object;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

async function call(shape: CallShape, sent: Sent, fetch: Fetch): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const init: RequestInit = { method: shape.method, headers };
  if (sent.signal) init.signal = sent.signal;
  if (sent.idempotencyKey !== undefined) headers['idempotency-key'] = sent.idempotencyKey;
  if (shape.bodyAs === 'multipart') init.body = formOf(sent.body as object);
  else if (shape.body) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(sent.body);
  }
  const response = await fetch(pathOf(shape.path, sent.params) + searchOf(sent.query), init);
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

/** The sender adds the content type, with the boundary between the fields. */
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
  const reply = (await response.json().catch(() => ({}))) as { errors?: Partial<CallFault>[] };
  const faults = (reply.errors ?? []).map((fault) => (fault.code && fault.message ? fault : unnamed) as CallFault);
  return new CallRefused(response.status, faults);
}
