import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Request } from 'autocannon';
import type { OpenLoop, Wish, WorkerResult } from './open-loop.ts';

/** Each with a guest and a key of its own, as the closed loop writes them. */
export function wishesOf(requests: (Request & { kind: string })[], count: number): Wish[] {
  return Array.from({ length: count }, (_, place) => {
    const wish = requests[place % requests.length] as Request & { kind: string };
    const {
      method = 'GET',
      path = '/',
      headers = {},
      body,
    } = wish.setupRequest ? (wish.setupRequest as Prepare)(wish) : wish;
    return { kind: wish.kind, method, path, headers: headers as Record<string, string>, body: body?.toString() };
  });
}

type Prepare = (request: Request) => Request;

/** Sends wishes at their own pace, from a thread of its own, and returns what became of each kind. */
export async function sendOpenLoop(loop: OpenLoop): Promise<Record<string, WorkerResult>> {
  const worker = new Worker(new URL('./open-loop.ts', import.meta.url), { workerData: loop });
  const [result] = (await once(worker, 'message')) as [Record<string, WorkerResult>];
  return result;
}

/** What is told of a kind of which nothing was sent. */
export const nobody: WorkerResult = { sent: 0, served: 0, shed: 0, failed: 0, milliseconds: [] };

/** Returns the counts of several kinds together. */
export function sumOf(result: WorkerResult[]): WorkerResult {
  return result.reduce(
    (sum, one) => ({
      sent: sum.sent + one.sent,
      served: sum.served + one.served,
      shed: sum.shed + one.shed,
      failed: sum.failed + one.failed,
      milliseconds: sum.milliseconds.concat(one.milliseconds),
    }),
    nobody,
  );
}
