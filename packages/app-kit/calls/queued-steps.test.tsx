import { QueryClient, useMutation } from '@tanstack/react-query';
import { CallRefused } from 'market/calls/client';
import { expect, it } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { declareQueuedSteps, useQueuedSteps } from './queued-steps.ts';

const key = ['tick'] as const;

function TickBox() {
  const { mutate } = useMutation<unknown, Error, boolean>({
    mutationKey: key,
    mutationFn: () => new Promise(() => undefined),
  });
  const isTicked = useQueuedSteps<boolean>(key).at(-1)?.sent ?? false;
  return (
    <input type="checkbox" aria-label="Done" checked={isTicked} onChange={({ target }) => mutate(target.checked)} />
  );
}

it('[STO-015] a box that shows a queued step follows the press before the next picture', async () => {
  const { screen } = await renderInApp([{ path: '/', element: <TickBox /> }], {});
  const box = screen.getByRole('checkbox').element() as HTMLInputElement;
  const beforeNextTask = new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(box.checked);
    box.addEventListener('click', () => port2.postMessage(undefined), { once: true });
  });
  box.click();
  expect(await beforeNextTask).toBe(true);
});

it.each([
  ['[SEAT-38] waits for the newer page where this one is too old', 426, true],
  ['waits where the server is away', 503, true],
  ['is over where it was refused', 409, false],
])('a queued step %s', async (_what, status, expected) => {
  const queries = new QueryClient();
  const send = () => Promise.reject(new CallRefused(status, []));
  const step = { key: ['step'] as const, send, onSuccess: () => undefined, onError: () => undefined };
  declareQueuedSteps<number, unknown>(queries, step);
  const cache = queries.getMutationCache();
  const mutation = cache.build(queries, queries.defaultMutationOptions({ mutationKey: step.key }));
  void mutation.execute(7 as never).catch(() => undefined);
  await expect.poll(() => mutation.state.failureCount).toBe(1);
  await expect.poll(() => mutation.state.status).toBe(expected ? 'pending' : 'error');
  queries.clear();
});
