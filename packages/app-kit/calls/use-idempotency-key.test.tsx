import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useIdempotencyKey } from './use-idempotency-key.ts';

it('gives the same body the same key, another body another, and after a success a new one', async () => {
  const { result, rerender } = await renderHook(useIdempotencyKey);
  const first = result.current.keyOf({ amount: 5 });
  await rerender();
  expect(result.current.keyOf({ amount: 5 })).toBe(first);
  const other = result.current.keyOf({ amount: 6 });
  expect(other).not.toBe(first);
  result.current.renew();
  expect(result.current.keyOf({ amount: 6 })).not.toBe(other);
});
