import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { showFault } from '#features/config/show-fault.tsx';
import { reasonsTo } from '../order-history-calls.ts';

/** Reasons of the operator; undefined until they are there, and without any the one is 'Other'. */
export function useReasons(action: 'cancel' | 'refund'): string[] | undefined {
  const { t, i18n } = useLingui();
  const [reasons, setReasons] = useState<string[]>();
  const other = t`Other`;
  useEffect(() => {
    reasonsTo(action).then(
      (known) => setReasons(known.length > 0 ? known : [other]),
      (error: unknown) => {
        showFault(error, i18n);
        setReasons([other]);
      },
    );
  }, [action, other, i18n]);
  return reasons;
}
