import { useMutation } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { useQueuedSteps } from './queued-steps.ts';

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
