import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import { whenChallengeIsSlow } from '#browser/slow-challenge.ts';
import { surroundings } from '#features/cart/surroundings.ts';
import { toast } from '#ui/toast.ts';

const words = msg`Checking that you are not a robot`;

/** Shows a message while the browser works on a challenge for longer than a second. */
export function useSlowChallenge(): void {
  useEffect(() => whenChallengeIsSlow(() => toast({ text: surroundings().i18n._(words), tone: 'warn' })), []);
}
