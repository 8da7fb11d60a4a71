import { useRef } from 'react';
import { newIdempotencyKey } from './new-idempotency-key.ts';

/**
 * Returns the idempotency key of what a form is about to send. The same body has the same key, so that a press that is
 * repeated after a lost reply has one effect; another body has another key, because the server refuses it under the first.
 * `renew` ends that after a success: the same once more is meant.
 */
export function useIdempotencyKey() {
  const sent = useRef<{ body: string; key: string }>(undefined);
  return {
    keyOf(body: unknown): string {
      const text = JSON.stringify(body);
      if (sent.current?.body !== text) sent.current = { body: text, key: newIdempotencyKey() };
      return sent.current.key;
    },
    renew() {
      sent.current = undefined;
    },
  };
}
