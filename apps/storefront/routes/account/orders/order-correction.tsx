import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { confirmCorrection } from '#features/orders/order-history-calls.ts';
import styles from './orders.module.css';

type Correction = NonNullable<OrderDetails['correction']>;

/** What support has changed of the order, for its customer to confirm [CUS-18]. */
export function OrderCorrection({ order, correction }: { order: OrderDetails; correction: Correction }) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const names: Record<Correction['changed'][number], ReactNode> = {
    address: <Trans>the address</Trans>,
    contact: <Trans>the contact</Trans>,
    note: <Trans>the note</Trans>,
  };
  const confirm = async () => {
    setIsBusy(true);
    try {
      await confirmCorrection(order.id);
      await revalidate();
    } catch (error) {
      showFault(error, i18n, () => void confirm());
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <BannerNote tone={correction.confirmed_at ? 'ok' : 'warn'} icon="pencil">
      <b>
        <Trans>We changed your order:</Trans>
      </b>{' '}
      {correction.changed.map((what, index) => (
        <span key={what}>
          {index > 0 && ', '}
          {names[what]}
        </span>
      ))}
      {'. '}
      {correction.confirmed_at ? (
        <Trans>You have confirmed it.</Trans>
      ) : (
        <span className={styles.actions}>
          <Button kind="outline" size="small" isLoading={isBusy} onClick={confirm}>
            <Trans>It is right</Trans>
          </Button>
        </span>
      )}
    </BannerNote>
  );
}
