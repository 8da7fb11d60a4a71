import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Request } from 'autocannon';
import type { OpenLoop, PlannedRequest, WorkerResult } from './open-loop.ts';

/** Each with its own guest and key, as in the closed loop. */
export function plannedRequests(requests: (Request & { kind: string })[], count: number): PlannedRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const wish = requests[index % requests.length] as Request & { kind: string };
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

/** Sends requests at a fixed rate, from its own thread, and returns the results by kind. */
export async function sendOpenLoop(loop: OpenLoop): Promise<Record<string, WorkerResult>> {
  const worker = new Worker(new URL('./open-loop.ts', import.meta.url), { workerData: loop });
  const [result] = (await once(worker, 'message')) as [Record<string, WorkerResult>];
  return result;
}

/** The result of a kind without requests. */
export const emptyResult: WorkerResult = { sent: 0, served: 0, shed: 0, failed: 0, milliseconds: [] };

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
    emptyResult,
  );
}
