import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'ui/buttons/button.tsx';
import { boardCalls, cacheOrder } from '../board-query.ts';
import styles from './test-order-button.module.css';

/** Sends a test order to the store, to try bell, printer and hands before the first customer [STO-098]. */
export function TestOrderButton({ storeId }: { storeId: number }) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => boardCalls.sendTestOrder({ params: { store_id: storeId } }),
    onSuccess: ({ order }) => cacheOrder(queries, storeId, order),
  });
  return (
    <div className={styles.test}>
      <Button kind="text" size="small" icon="bell" isLoading={isPending} onClick={() => mutate()}>
        <Trans>Send me a test order</Trans>
      </Button>
      <p role="alert">{error?.message}</p>
    </div>
  );
}
