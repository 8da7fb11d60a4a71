import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import money from 'app-kit/money/own-money.module.css';
import { partInPercent } from 'market/orders/day/orders-day.rules';
import type { StorePromotion } from 'market/promotions/promotions.vendor.contract';
import type { StorePromotionKind } from 'market/promotions/promotions-store.rules';
import { type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { toast } from 'ui/feedback/toast.ts';
import type { IconName } from 'ui/media/icon-names.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { useEndCoupon } from './store-promotion-calls.ts';
import styles from './vendor-promotions-page.module.css';

export interface PromotionCardProps {
  storeId: number;
  promotion: StorePromotion;
}

const kinds: Record<StorePromotionKind, { icon: IconName; name: ReactNode }> = {
  coupon: { icon: 'ticket-percent', name: <Trans>Coupon</Trans> },
  flash_sale: { icon: 'zap', name: <Trans>Flash sale</Trans> },
  campaign: { icon: 'badge-percent', name: <Trans>Campaign</Trans> },
};

/** A promotion with its figures; a coupon of the store can be ended at once [STO-078]. */
export function PromotionCard({ storeId, promotion }: PromotionCardProps) {
  const [isEnding, setIsEnding] = useState(false);
  const day = useShortDay();
  const { kind, title, starts_at: start, ends_at: end, may_end: mayEnd, state } = promotion;
  const [first, last] = [day(start), day(end)];
  return (
    <article className={money.card} aria-label={title}>
      <div className={styles.head}>
        <div className={money.words}>
          <h2 className={styles.name}>
            <bdi>{title}</bdi>
          </h2>
          <span className={styles.facts}>
            <Chip icon={kinds[kind].icon}>{kinds[kind].name}</Chip>
            <Terms promotion={promotion} />
            <span className={money.quiet}>
              <bdi>{first}</bdi> – <bdi>{last}</bdi>
            </span>
          </span>
        </div>
        {mayEnd && (
          <Button kind="outline" size="small" onClick={() => setIsEnding(true)}>
            <Trans>End it now</Trans>
          </Button>
        )}
      </div>
      {state !== 'planned' && <Figures promotion={promotion} />}
      {kind !== 'coupon' && state !== 'over' && (
        <p className={money.quiet}>
          <Trans>The market runs this sale. Ask support if an item of yours has to leave it.</Trans>
        </p>
      )}
      {isEnding && <EndQuestion storeId={storeId} promotion={promotion} onClose={() => setIsEnding(false)} />}
    </article>
  );
}

/** What a coupon takes off and its code, or how many items are in a sale. */
function Terms({ promotion }: { promotion: StorePromotion }) {
  const amount = useAmountText();
  const { code, codes, items_count: items, discount, discount_type: type, currency } = promotion;
  if (code === null) {
    return (
      <span className={money.quiet}>
        <Plural value={items} one="# item of yours" other="# items of yours" />
      </span>
    );
  }
  const off = type === 'percent' ? `${discount}%` : amount(discount ?? 0, currency);
  const more = codes - 1;
  return (
    <span className={styles.facts}>
      <bdi dir="ltr" className={styles.code}>
        {code}
      </bdi>
      {more > 0 && (
        <span className={money.quiet}>
          <Plural value={more} one="and # more code" other="and # more codes" />
        </span>
      )}
      <span className={money.quiet}>
        <Trans>
          <bdi dir="ltr">{off}</bdi> off
        </Trans>
      </span>
    </span>
  );
}

function Figures({ promotion }: { promotion: StorePromotion }) {
  const amount = useAmountText();
  const { kind, uses, orders, turnover, cost, new_customers: newCustomers, currency } = promotion;
  const share = partInPercent(cost, turnover);
  return (
    <dl className={money.sums}>
      <Figure name={kind === 'coupon' ? <Trans>Uses</Trans> : <Trans>Pieces sold</Trans>}>{uses}</Figure>
      <Figure name={<Trans>Orders</Trans>}>{orders}</Figure>
      <Figure name={<Trans>Turnover of these orders</Trans>}>
        <bdi dir="ltr">{amount(turnover, currency)}</bdi>
      </Figure>
      <Figure
        name={<Trans>Taken off</Trans>}
        more={share !== null && share > 0 && <Trans>{share}% of the turnover</Trans>}
      >
        <bdi dir="ltr">{amount(cost, currency)}</bdi>
      </Figure>
      <Figure name={<Trans>New customers</Trans>}>{newCustomers}</Figure>
    </dl>
  );
}

function Figure({ name, children, more }: { name: ReactNode; children: ReactNode; more?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {more && <dd className={money.quiet}>{more}</dd>}
    </div>
  );
}

function EndQuestion({ storeId, promotion, onClose }: PromotionCardProps & { onClose: () => void }) {
  const { t } = useLingui();
  const { title, id, version } = promotion;
  const end = useEndCoupon(storeId, () => {
    toast({ text: t`${title} has ended.`, tone: 'ok' });
    onClose();
  });
  return (
    <ConfirmDialog
      icon="ticket-percent"
      question={<Trans>End “{title}” now?</Trans>}
      cancelLabel={<Trans>Let it run</Trans>}
      confirmLabel={<Trans>End it now</Trans>}
      kind="bad"
      isBusy={end.isPending}
      onCancel={onClose}
      onConfirm={() => end.mutate({ id, version })}
    >
      {end.error && <CallFaultNote error={end.error} />}
      <Trans>No customer can use it from now on. Orders that have it keep it. Only support can start it again.</Trans>
    </ConfirmDialog>
  );
}
