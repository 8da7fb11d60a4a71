import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import styles from './help-dialog.module.css';
import { HelpStep } from './help-step.tsx';
import { type HelpTopic, helpTopics } from './help-topics.ts';

export interface HelpDialogProps {
  order: OrderDetails;
  onChanged: () => void;
  onClose: () => void;
}

const icons: Record<HelpTopic, IconName> = {
  where: 'map-pin',
  late: 'clock-4',
  payment: 'wallet',
  cancel: 'circle-x',
  no_cancel: 'circle-x',
  wrong_address: 'map-pin-house',
  items: 'shopping-basket',
  not_arrived: 'package-search',
  refund: 'receipt-text',
  too_late: 'receipt-text',
  ended: 'info',
  talk: 'message-circle',
};

/** What may be wrong with an order in its state, and for each the next step [CUS-16]. */
export function HelpDialog({ order, onChanged, onClose }: HelpDialogProps) {
  const { t } = useLingui();
  const [topic, setTopic] = useState<HelpTopic>();
  const { id: orderId } = order;
  const topics = helpTopics(toHelp(order), new Date());
  // What was done may have ended it.
  const shown = topics.find((one) => one === topic);
  return (
    <Dialog title={t`Help with order #${orderId}`} description={order.store?.name} onClose={onClose}>
      <div className={styles.body}>
        {shown ? (
          <>
            <h3 className={styles.title}>
              <TopicName topic={shown} order={order} />
            </h3>
            <HelpStep topic={shown} order={order} onChanged={onChanged} />
            <Button kind="text" icon="arrow-left" className={styles.back} onClick={() => setTopic(undefined)}>
              <Trans>Something else</Trans>
            </Button>
          </>
        ) : (
          <ul className={styles.topics}>
            {topics.map((one) => (
              <li key={one}>
                <Choice icon={icons[one]} onChoose={() => setTopic(one)}>
                  <TopicName topic={one} order={order} />
                </Choice>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function toHelp(order: OrderDetails): Parameters<typeof helpTopics>[0] {
  return {
    status: order.order_status,
    orderType: order.order_type,
    expectedAt: order.expected_at === null ? null : new Date(order.expected_at),
    awaitsPayment: order.awaits_payment,
    cancelable: order.cancelable,
    refundable: order.refundable,
    hasRefund: order.refund_request !== null || order.refunds.length > 0 || order.payment_status === 'refunded',
  };
}

function Choice({ icon, onChoose, children }: { icon: IconName; onChoose: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.topic} onClick={onChoose}>
      <Icon name={icon} />
      <span className={styles.grow}>{children}</span>
      <Icon name="chevron-right" size={18} />
    </button>
  );
}

function TopicName({ topic, order }: { topic: HelpTopic; order: OrderDetails }) {
  switch (topic) {
    case 'where':
      return <Trans>Where is my order?</Trans>;
    case 'late':
      return <Trans>My order is late</Trans>;
    case 'payment':
      return <Trans>My payment did not go through</Trans>;
    case 'cancel':
    case 'no_cancel':
      return <Trans>I want to cancel</Trans>;
    case 'wrong_address':
      return <Trans>The address is wrong</Trans>;
    case 'items':
      return <Trans>Something is missing or wrong</Trans>;
    case 'not_arrived':
      return <Trans>It never arrived</Trans>;
    case 'refund':
      return <Trans>Where is my refund?</Trans>;
    case 'too_late':
      return <Trans>Something was missing or wrong</Trans>;
    case 'ended':
      return order.order_status === 'failed' ? <Trans>Why did it fail?</Trans> : <Trans>Why was it canceled?</Trans>;
    case 'talk':
      return <Trans>Talk to somebody</Trans>;
  }
}
