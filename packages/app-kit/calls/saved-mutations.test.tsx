import { QueryClient } from '@tanstack/react-query';
import { clear, createStore } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { clearMutations, continueMutations, saveMutations } from './saved-mutations.ts';

const key = ['step'];

/** A page of an application whose server answers as the test says. */
async function openedPage(answer: (step: string) => Promise<string>) {
  const sent: string[] = [];
  const queries = new QueryClient();
  queries.setMutationDefaults(key, {
    async mutationFn(step: string) {
      sent.push(step);
      return answer(step);
    },
    networkMode: 'always',
    scope: { id: 'steps' },
    meta: { isSaved: true },
  });
  await saveMutations(queries, 'desk');
  const cache = queries.getMutationCache();
  const make = (step: string) => {
    const mutation = cache.build<string, Error, string, unknown>(
      queries,
      queries.defaultMutationOptions({ mutationKey: key }),
    );
    void mutation.execute(step).catch(() => undefined);
  };
  const pending = () => cache.getAll().filter(({ state }) => state.status === 'pending');
  return { queries, sent, make, pending };
}

const never = () => new Promise<string>(() => undefined);

beforeEach(() => clear(createStore('soko-desk-waiting', 'mutations')));

it('[STO-007] sends what an earlier page could not, in its order, and then forgets it', async () => {
  const closed = await openedPage(never);
  for (const step of ['accept', 'ready']) closed.make(step);
  await expect.poll(() => closed.sent).toEqual(['accept']);
  await expect.poll(async () => (await openedPage(never)).pending().length).toBe(2);
  const reopened = await openedPage(async (step) => step);
  continueMutations(reopened.queries);
  await expect.poll(() => reopened.sent).toEqual(['accept', 'ready']);
  await expect.poll(async () => (await openedPage(never)).pending()).toEqual([]);
});

it('[SEAT-30] keeps nothing of an account that has signed out', async () => {
  const page = await openedPage(never);
  page.make('accept');
  await expect.poll(async () => (await openedPage(never)).pending().length).toBe(1);
  clearMutations(page.queries);
  await expect.poll(async () => (await openedPage(never)).pending()).toEqual([]);
});
