import { setTimeout as sleep } from 'node:timers/promises';

/** A call that is repeated until its result is known. */
export interface Wanted {
  method?: 'GET' | 'POST';
  /** Under /api/v1/. */
  path: string;
  headers?: Record<string, string>;
  body?: object | FormData;
}

export interface Known {
  status: number;
  /** Of the refusal; empty without one. */
  code: string;
  // biome-ignore lint/suspicious/noExplicitAny: each call has its own reply
  body: any;
}

export interface Caller {
  insist: (wanted: Wanted) => Promise<Known | undefined>;
  attempts: () => number;
  refusals: Map<string, number>;
  /** Answers that no contract allows. */
  faults: string[];
}

const maxTries = 200;
const retriedCodes = new Set(['order_in_progress', 'overloaded']);

/** Calls over a connection that breaks: a request without a reply is repeated with the same key until there is one. */
export function retryingCaller(base: string, random: () => number): Caller {
  const refusals = new Map<string, number>();
  const faults: string[] = [];
  let attempts = 0;

  async function insist(wanted: Wanted): Promise<Known | undefined> {
    for (let tries = 0; tries < maxTries; tries++) {
      attempts += 1;
      const answer = await send(base, wanted);
      if (answer === undefined || answer.status === 503 || retriedCodes.has(answer.code)) {
        await sleep(20 + random() * 80);
        continue;
      }
      // A fault during a crash is not a result either: the order may exist.
      if (answer.status >= 500) {
        faults.push(`${wanted.path} ${answer.status} ${answer.code}`);
        await sleep(50);
        continue;
      }
      if (answer.code) refusals.set(answer.code, (refusals.get(answer.code) ?? 0) + 1);
      return answer;
    }
    faults.push(`${wanted.path} no answer after all tries`);
    return undefined;
  }

  return { insist, attempts: () => attempts, refusals, faults };
}

/** Undefined if the connection broke: the result is unknown. */
async function send(base: string, { method = 'POST', path, headers, body }: Wanted): Promise<Known | undefined> {
  const isForm = body instanceof FormData;
  try {
    const reply = await fetch(`${base}/api/v1/${path}`, {
      method,
      headers: { ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    const content = (await reply.json()) as Known['body'];
    return { status: reply.status, code: content.errors?.[0]?.code ?? '', body: content };
  } catch {
    return undefined;
  }
}
