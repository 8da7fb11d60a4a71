import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMarket } from '#features/config/use-market.ts';
import { dayAndTime } from '#i18n/clock.ts';
import { Awning } from '#ui/awning.tsx';
import { BannerNote } from '#ui/banner-note.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PlacedOrder } from './order-intent.ts';
import styles from './order-placed-dialog.module.css';

export interface OrderPlacedDialogProps {
  order: PlacedOrder;
  onClose: () => void;
}

/** What a guest must know once the order stands: its number, when, and how to find it again [CHK-25] [CHK-26] [CHK-27]. */
export function OrderPlacedDialog({ order, onClose }: OrderPlacedDialogProps) {
  const { t, i18n } = useLingui();
  const { zone } = useMarket();
  const { storeName } = order;
  return (
    <Dialog title={t`Order placed`} isTitleHidden onClose={onClose} head={<Head storeName={storeName} />}>
      <div className={styles.body}>
        <OrderNumber orderId={order.orderId} />
        <dl className={styles.facts}>
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
              <Chip tone="warn">
                <Trans>Pending</Trans>
              </Chip>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Phone</Trans>
            </dt>
            <dd>
              <bdi>{order.phone}</bdi>
            </dd>
          </div>
        </dl>
        <BannerNote tone="deal" icon="bookmark">
          <Trans>Remember the order ID and phone number to track your order later.</Trans>
        </BannerNote>
        <LinkButton to={trackingPath(order)} icon="map-pin" size="large" isBlock>
          <Trans>Track Order</Trans>
        </LinkButton>
      </div>
    </Dialog>
  );
}

function Head({ storeName }: { storeName: string }) {
  return (
    <div className={styles.head}>
      <Awning size="medium" />
      <p className={styles.title} aria-hidden="true">
        <Trans>Order placed</Trans>
      </p>
      {storeName && (
        <p>
          <Trans>{storeName} has it.</Trans>
        </p>
      )}
      <Picture src="/images/360/scooter.webp" alt="" sizes="84px" className={styles.scooter} />
    </div>
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

/** The signed link opens tracking by itself; without it the page asks for the contact. */
function trackingPath({ orderId, trackingToken }: PlacedOrder): string {
  const query = new URLSearchParams({ order_id: orderId, ...(trackingToken && { token: trackingToken }) });
  return `/track-order?${query}`;
}
