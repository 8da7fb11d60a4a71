import { authContract } from 'market/auth/auth.contract';
import { createClient } from 'market/calls/typed-client';
import { noticeSlowChallenge } from './slow-challenge.ts';

const timeoutMilliseconds = 1_000;

/**
 * Returns the header with the solution of a new challenge. A worker computes it, so that the page stays responsive;
 * rejects in a browser without workers or without `crypto.subtle` (a page without TLS).
 */
export async function solvedChallenge(): Promise<Record<string, string>> {
  let finish = () => {};
  const slowTimer = setTimeout(() => {
    finish = noticeSlowChallenge();
  }, timeoutMilliseconds);
  try {
    const client = createClient({ auth: authContract }, (path, init) => fetch(path, init));
    const challenge = await client.auth.requestChallenge({});
    const solution = await solve(challenge.parameters);
    return { 'x-challenge-solution': btoa(JSON.stringify({ challenge, solution })) };
  } finally {
    clearTimeout(slowTimer);
    finish();
  }
}

/** Computes the solution in a worker of its own. */
async function solve(parameters: unknown): Promise<unknown> {
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', reject);
      worker.postMessage(parameters);
    });
  } finally {
    worker.terminate();
  }
}
