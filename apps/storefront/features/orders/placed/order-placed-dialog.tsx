import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { imagePath } from 'market/values/image-path';
import { type ReactNode, useState } from 'react';
import { href } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Awning } from 'ui/media/awning.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { shownPhone } from 'ui/phone/shown-phone.ts';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { useWait } from '#features/stores/store-texts.tsx';
import type { PlacedOrder } from '../order-intent.ts';
import styles from './order-placed-dialog.module.css';

export interface OrderPlacedDialogProps {
  order: PlacedOrder;
  onClose: () => void;
}

/**
 * What a guest must know after ordering: the number, the time, and how to find the order [CHK-25] [CHK-26] [CHK-27]. A
 * customer finds it in the list of orders [CHK-30].
 */
export function OrderPlacedDialog({ order, onClose }: OrderPlacedDialogProps) {
  const { t } = useLingui();
  const isGuest = useMarket().customer === null;
  const { storeName } = order;
  return (
    <Dialog
      title={t`Order placed`}
      isTitleHidden
      onClose={onClose}
      head={
        <OrderHead title={<Trans>Order placed</Trans>} image="scooter">
          {storeName && <Trans>{storeName} has it.</Trans>}
        </OrderHead>
      }
    >
      <div className={styles.body}>
        <OrderNumber orderId={order.orderId} />
        <OrderFacts order={order} status="pending" />
        {isGuest && (
          <BannerNote tone="deal" icon="bookmark">
            <Trans>Remember the order ID and phone number to track your order later.</Trans>
          </BannerNote>
        )}
        {isGuest ? (
          <LinkButton to={trackingPath(order)} icon="map-pin" size="large" isBlock>
            <Trans>Track Order</Trans>
          </LinkButton>
        ) : (
          <LinkButton
            to={`${href('/profile')}?page=my-orders&orderId=${order.orderId}`}
            icon="receipt-text"
            size="large"
            isBlock
          >
            <Trans>See the order</Trans>
          </LinkButton>
        )}
      </div>
    </Dialog>
  );
}

export interface OrderHeadProps {
  title: ReactNode;
  /** The key of the drawing. */
  image: string;
  tone?: 'placed' | 'failed';
  children?: ReactNode;
}

/** The awning over what has become of an order. */
export function OrderHead({ title, image, tone = 'placed', children }: OrderHeadProps) {
  return (
    <div className={classNames(styles.head, styles[tone])}>
      <Awning size="medium" />
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {children && <p>{children}</p>}
      <Picture src={imagePath(image)} alt="" sizes="84px" className={styles.scooter} />
    </div>
  );
}

/** Time, status, and the phone number that opens the order [CHK-25] [CHK-29]. */
export function OrderFacts({ order, status }: { order: PlacedOrder; status: 'pending' | 'failed' }) {
  const { i18n } = useLingui();
  const { zone } = useMarket();
  const { cost, deliveryTime, items = [] } = order;
  const money = useMoney(cost?.currency);
  const wait = useWait();
  return (
    <dl className={styles.facts}>
      {status === 'pending' && deliveryTime && (
        <div className={styles.arrival}>
          <dt>
            <Trans>Arrives in</Trans>
          </dt>
          <dd>
            <bdi dir="ltr">{wait(deliveryTime)}</bdi>
          </dd>
        </div>
      )}
      {status === 'failed' && (
        <div>
          <dt>
            <Trans>Order</Trans>
          </dt>
          <dd>{order.orderId}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Time</Trans>
        </dt>
        <dd>
          <bdi>{dayAndTime(new Date(order.createdAt), zone?.timeZone ?? 'UTC', i18n.locale)}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Status</Trans>
        </dt>
        <dd>
          <Chip tone={status === 'failed' ? 'bad' : 'warn'}>
            {status === 'failed' ? <Trans>Failed</Trans> : <Trans context="a placed order">Pending</Trans>}
          </Chip>
        </dd>
      </div>
      {items.length > 0 && (
        <div>
          <dt>
            <Trans>Items</Trans>
          </dt>
          <dd className={styles.items}>{items.join(', ')}</dd>
        </div>
      )}
      {cost && (
        <div>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>
            <bdi dir="ltr">{money(cost.total)}</bdi>
          </dd>
        </div>
      )}
      {order.phone && (
        <div>
          <dt>
            <Trans>Phone</Trans>
          </dt>
          <dd>
            <bdi dir="ltr">{shownPhone(order.phone)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

function OrderNumber({ orderId }: { orderId: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(orderId);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 1000);
  };
  return (
    <div className={styles.number}>
      <p>
        <small>
          <Trans>Order number</Trans>
        </small>
        <strong data-testid="order-number">{orderId}</strong>
      </p>
      <Button kind="text" size="small" icon="copy" onClick={copy}>
        {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
    </div>
  );
}

/** The signed link opens tracking directly; without it the page asks for the contact. */
function trackingPath({ orderId, trackingToken }: PlacedOrder): string {
  const query = new URLSearchParams({ order_id: orderId, ...(trackingToken && { token: trackingToken }) });
  return `${href('/track-order')}?${query}`;
}
