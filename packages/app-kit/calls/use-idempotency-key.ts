import { useState } from 'react';
import { newIdempotencyKey } from './new-idempotency-key.ts';

/**
 * Returns the idempotency key of what a form sends. It stays the same until `renew`, also while what is sent changes: after
 * a lost reply the form cannot know whether it was done, and under the same key the server does it once or says that it
 * was. A refusal leaves nothing under the key. `renew` is for forms that stay open after a success.
 */
export function useIdempotencyKey(): { key: string; renew: () => void } {
  const [key, setKey] = useState(newIdempotencyKey);
  return { key, renew: () => setKey(newIdempotencyKey()) };
}
