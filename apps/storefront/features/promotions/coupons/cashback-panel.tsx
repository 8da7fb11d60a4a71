import { Trans, useLingui } from '@lingui/react/macro';
import type { CashbackOffer } from 'market/promotions/promotions.contract';
import { useEffect, useState } from 'react';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { number } from 'ui/formats/format.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { useDay } from '../use-day.ts';
import styles from './cashback.module.css';
import { cashbackOffers } from './cashback-calls.ts';

/** What comes back into the wallet, and for which orders [PROMO-32] [PROMO-35]. */
export function CashbackPanel({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const [offers, setOffers] = useState(cashbackOffers.known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel opens
  useEffect(() => {
    cashbackOffers.look().then(setOffers, (error: unknown) => {
      showFault(error, i18n);
      onClose();
    });
    return cashbackOffers.leave;
  }, []);
  return (
    <Dialog title={<Trans>Cashback offers</Trans>} onClose={onClose}>
      {!offers && <Skeleton className={styles.waiting} />}
      {offers?.length === 0 && (
        <p className={styles.none}>
          <Trans>No cashback offers at the moment.</Trans>
        </p>
      )}
      <ul className={styles.offers}>
        {offers?.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </ul>
    </Dialog>
  );
}

function Offer({ offer }: { offer: CashbackOffer }) {
  const { t } = useLingui();
  const money = useMoney(offer.currency);
  const day = useDay();
  const { cashback_type: kind, cashback_amount: amount, max_discount: max, min_purchase: minimum } = offer;
  const until = day(offer.end_date);
  const [up, from] = [money(max ?? 0), money(minimum)];
  const conditions = [minimum > 0 && t`Orders from ${from}`, max !== null && max > 0 && t`Up to ${up}`].filter(Boolean);
  return (
    <li className={styles.offer}>
      <b dir="ltr" className={styles.amount}>
        {kind === 'percent' ? `${number(amount, Number.isInteger(amount) ? 0 : 1)}%` : money(amount)}
      </b>
      <span className={styles.words}>
        <b dir="auto">{offer.title}</b>
        <span>{conditions.join(' · ')}</span>
        <span>
          <Trans>Ends {until}</Trans>
        </span>
      </span>
    </li>
  );
}
