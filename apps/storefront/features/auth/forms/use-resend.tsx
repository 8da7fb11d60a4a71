import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from 'ui/feedback/toast.ts';
import { showFault } from '#features/config/show-fault.tsx';
import type { SentCode } from '../sign-in-flow.ts';

/** Sends another code, confirms it, and exposes the code in a demo. */
export function useResend(first: SentCode, send: () => Promise<SentCode>) {
  const { t, i18n } = useLingui();
  const [demoCode, setDemoCode] = useState(first.demo_code);
  const resend = async (): Promise<number | undefined> => {
    try {
      const next = await send();
      setDemoCode(next.demo_code);
      toast({ text: t`A new code has been sent.`, tone: 'ok' });
      return next.resend_seconds;
    } catch (error) {
      showFault(error, i18n);
      return undefined;
    }
  };
  return { demoCode, resend };
}
