import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** A request that is sent at a fixed rate, regardless of replies; results are counted by `kind`. */
export interface PlannedRequest {
  kind: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

export interface OpenLoop {
  base: string;
  perSecond: number;
  seconds: number;
  /** Taken in turn; none is sent twice, so each order has its own key. */
  wishes: PlannedRequest[];
  /** The address of this machine that it comes from. */
  localAddress?: string;
}

export interface WorkerResult {
  sent: number;
  served: number;
  /** Refused at the gate: 503. */
  shed: number;
  /** Other failures, broken connections and time-outs. */
  failed: number;
  /** Of the served, from the moment when it was due. */
  milliseconds: number[];
}

/** Runs in its own thread, so that measuring slows nothing else. */
const { base, perSecond, seconds, wishes, localAddress } = workerData as OpenLoop;
const timeoutMilliseconds = 10_000;
const agent = new Agent({
  keepAlive: true,
  maxSockets: Number.POSITIVE_INFINITY,
  ...(localAddress && { localAddress }),
});
const result: Record<string, WorkerResult> = Object.fromEntries(
  wishes.map(({ kind }) => [kind, { sent: 0, served: 0, shed: 0, failed: 0, milliseconds: [] }]),
);
const total = Math.min(wishes.length, Math.round(perSecond * seconds));
const startedAt = performance.now();
let sent = 0;
let open = 0;

const beat = setInterval(() => {
  const now = performance.now();
  // A late tick makes up for it, but leaves time to read the replies.
  for (let n = 0; n < perSecond / 20 && sent < total; n++) {
    const dueAt = startedAt + (1000 * sent) / perSecond;
    if (dueAt > now) break;
    ask(wishes[sent] as PlannedRequest, dueAt);
    sent += 1;
  }
  if (sent < total || open > 0) return;
  clearInterval(beat);
  parentPort?.postMessage(result);
  agent.destroy();
}, 2);

function ask({ kind, method, path, headers, body }: PlannedRequest, dueAt: number): void {
  const count = result[kind] as WorkerResult;
  count.sent += 1;
  open += 1;
  let isOver = false;
  const end = (how: 'served' | 'shed' | 'failed') => {
    if (isOver) return;
    isOver = true;
    open -= 1;
    count[how] += 1;
    if (how === 'served') count.milliseconds.push(performance.now() - dueAt);
  };
  const call = request(base + path, { method, agent, headers, timeout: timeoutMilliseconds }, (answer) => {
    const { statusCode = 0 } = answer;
    answer.resume();
    answer.once('end', () => end(statusCode === 503 ? 'shed' : statusCode < 300 ? 'served' : 'failed'));
    answer.once('error', () => end('failed'));
  });
  call.once('timeout', () => call.destroy(new Error('Nobody waits that long')));
  call.once('error', () => end('failed'));
  call.end(body);
}
