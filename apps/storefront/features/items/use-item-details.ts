import { CallRefused } from 'market/calls/client';
import { useEffect, useState } from 'react';
import { pageContext } from '#features/config/page-context.ts';
import { showFault } from '#features/config/show-fault.tsx';
import { fetchItem, type ItemDetails } from './item-calls.ts';

export type Details =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; item: ItemDetails };

/** The item of an open detail: loaded each time, because stock and price change. */
export function useItemDetails(slug: string): Details {
  const [details, setDetails] = useState<Details>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isAwaited = true;
    const retry = () => setAttempt((before) => before + 1);
    setDetails({ status: 'loading' });
    fetchItem(slug).then(
      (item) => isAwaited && setDetails({ status: 'ready', item }),
      (error: unknown) => {
        if (!isAwaited) return;
        if (error instanceof CallRefused && error.status === 404) return setDetails({ status: 'missing' });
        setDetails({ status: 'failed', retry });
        showFault(error, pageContext().i18n);
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [slug, attempt]);
  return details;
}
