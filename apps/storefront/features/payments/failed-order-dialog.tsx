import { Trans, useLingui } from '@lingui/react/macro';
import type { DueOrder } from 'market/payments/payments.contract';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { OrderFacts, OrderHead } from '#features/orders/placed/order-placed-dialog.tsx';
import styles from './failed-order-dialog.module.css';
import { placedOf, useUnpaidOrder } from './use-unpaid-order.tsx';

export interface FailedOrderDialogProps {
  due: DueOrder;
  onClose: () => void;
}

/** What becomes of an order that was not paid. A guest also sees which order it is [CHK-28] [ORD-17]. */
export function FailedOrderDialog({ due, onClose }: FailedOrderDialogProps) {
  const { t } = useLingui();
  const isGuest = useMarket().customer === null;
  return (
    <Dialog
      title={isGuest ? t`Order Place Failed` : t`Are you agree with this order fail?`}
      isTitleHidden
      onClose={onClose}
      head={
        isGuest && (
          <OrderHead title={<Trans>Order Place Failed</Trans>} image="wallet" tone="failed">
            <Trans>Order didn't place successfully</Trans>
          </OrderHead>
        )
      }
      footer={<Choices due={due} />}
    >
      <div className={styles.body}>
        {isGuest ? (
          <OrderFacts order={placedOf(due)} status="failed" />
        ) : (
          <span className={styles.mark}>
            <Icon name="credit-card" size={30} />
          </span>
        )}
        <p className={styles.question} aria-hidden={!isGuest || undefined}>
          <Trans>Are you agree with this order fail?</Trans>
        </p>
        <WhatNow due={due} />
      </div>
    </Dialog>
  );
}

function WhatNow({ due }: { due: DueOrder }) {
  const money = useMoney(due.currency);
  const amount = money(due.to_pay);
  if (due.cash_refused === 'cash_over_cap')
    return (
      <BannerNote tone="warn">
        <Trans>The total amount of the order, exceeds maximum amount of the cash on delivery method</Trans>
      </BannerNote>
    );
  return (
    <p className={styles.line}>
      {due.is_due && due.cash_refused === null ? (
        <Trans>The payment of {amount} did not go through. You can still get this order and pay in cash.</Trans>
      ) : (
        <Trans>The payment of {amount} did not go through. Nothing was charged.</Trans>
      )}
    </p>
  );
}

/** Cash where zone and amount allow it [ORD-18], another try, or no order [ORD-19]. */
function Choices({ due }: { due: DueOrder }) {
  const { busy, switchToCash, payAgain, cancel } = useUnpaidOrder(due);
  return (
    <div className={styles.choices}>
      {due.is_due && due.cash_refused === null && (
        <Button size="large" isBlock icon="banknote" isLoading={busy === 'cash'} onClick={switchToCash}>
          <Trans>Switch to Cash On Delivery</Trans>
        </Button>
      )}
      {due.is_due && (
        <Button kind="soft" isBlock icon="credit-card" isLoading={busy === 'again'} onClick={payAgain}>
          <Trans>Try to pay again</Trans>
        </Button>
      )}
      <Button kind="outline" isBlock className={styles.cancel} isLoading={busy === 'cancel'} onClick={cancel}>
        <Trans>Cancel Order</Trans>
      </Button>
    </div>
  );
}
