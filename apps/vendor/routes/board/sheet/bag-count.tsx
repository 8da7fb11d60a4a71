import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { maxBags } from 'market/orders/orders-delivery.rules';
import { Icon } from 'ui/media/icon.tsx';
import styles from './order-sheet.module.css';

interface BagCountProps {
  bags: number | undefined;
  setBags: (bags: number | undefined) => void;
}

/** How many bags the rider or the customer takes and counts; without it they count alone [STO-032] [DEL-26]. */
export function BagCount({ bags, setBags }: BagCountProps) {
  const { t } = useLingui();
  return (
    <fieldset aria-label={t`Bags`} className={styles.minutes}>
      <button
        type="button"
        aria-label={t`One bag less`}
        aria-disabled={bags === undefined}
        onClick={() => setBags(bags === undefined || bags === 1 ? undefined : bags - 1)}
      >
        <Icon name="minus" />
      </button>
      <output>{bags === undefined ? <Trans>Bags?</Trans> : <Plural value={bags} one="# bag" other="# bags" />}</output>
      <button
        type="button"
        aria-label={t`One bag more`}
        aria-disabled={bags === maxBags}
        onClick={() => setBags(Math.min(maxBags, (bags ?? 0) + 1))}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
