import { msg } from '@lingui/core/macro';
import { whenChallengeIsSlow } from 'app-kit/challenge/slow-challenge.ts';
import { useEffect } from 'react';
import { endToast, toast } from 'ui/feedback/toast.ts';
import { pageContext } from '#features/config/page-context.ts';

const words = msg`Checking that you are not a robot`;

/** Shows a message while a challenge is downloaded and solved, once that has taken a second. */
export function useSlowChallenge(): void {
  useEffect(() => {
    const text = () => pageContext().i18n._(words);
    const show = () => toast({ text: text(), tone: 'warn', seconds: 'unlimited' });
    return whenChallengeIsSlow({ onSlow: show, end: () => endToast(text()) });
  }, []);
}
