import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useIdempotencyKey } from './use-idempotency-key.ts';

it('gives a form one key until what it has sent is done', async () => {
  const { result, rerender, act } = await renderHook(useIdempotencyKey);
  const first = result.current.key;
  await rerender();
  expect(result.current.key).toBe(first);
  await act(() => result.current.renew());
  expect(result.current.key).not.toBe(first);
});
