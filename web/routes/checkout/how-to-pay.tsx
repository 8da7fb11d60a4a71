import { Trans, useLingui } from '@lingui/react/macro';
import { useMoney } from '#features/config/use-money.ts';
import { BannerNote } from '#ui/banner-note.tsx';
import { RadioRow, RadioRows } from '#ui/radio-row.tsx';
import styles from './checkout-page.module.css';
import type { Checkout } from './use-checkout.tsx';

/** Cash where the zone allows it [CHK-20]; over the cap it stays visible, with the reason [CHK-21]. */
export function HowToPay({ checkout: { quote } }: { checkout: Checkout }) {
  const { t } = useLingui();
  const money = useMoney(quote?.currency);
  const cap = quote?.cash_on_delivery_cap ?? null;
  const isOverCap = quote !== null && cap !== null && quote.total > cap;
  const most = cap === null ? '' : money(cap);
  return (
    <section className={styles.card} aria-label={t`Payment method`}>
      {quote && !quote.cash_on_delivery ? (
        <>
          <h2 className={styles.title}>
            <Trans>Payment method</Trans>
          </h2>
          <BannerNote tone="warn">
            <Trans>Cash on delivery is not offered in this zone.</Trans>
          </BannerNote>
        </>
      ) : (
        <RadioRows legend={<Trans>Payment method</Trans>} isWide className={styles.question}>
          <RadioRow
            name="payment_method"
            icon="banknote"
            checked={!isOverCap}
            disabled={isOverCap}
            readOnly
            line={cap === null ? <Trans>Pay at the door</Trans> : <Trans>Up to {most} in this zone</Trans>}
          >
            <Trans>Cash on delivery</Trans>
          </RadioRow>
        </RadioRows>
      )}
      {isOverCap && (
        <BannerNote tone="bad" isAlert>
          <Trans>The total amount of the order, exceeds maximum amount of the cash on delivery method</Trans>
        </BannerNote>
      )}
    </section>
  );
}
