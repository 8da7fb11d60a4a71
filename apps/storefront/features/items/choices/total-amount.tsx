import { Trans } from '@lingui/react/macro';
import { toDecimal } from 'market/values/money';
import { useId } from 'react';
import { useMoney } from '#features/config/use-money.ts';
import styles from './total-amount.module.css';
import type { ChosenItem } from './use-item-choice.ts';

/** What the choice comes to; read out whenever it changes [ITEM-18]. */
export function TotalAmount({ chosen, currency }: { chosen: ChosenItem; currency?: string }) {
  const id = useId();
  const money = useMoney(currency);
  return (
    <p className={styles.total}>
      <span id={id}>
        <Trans>Total amount</Trans>
      </span>
      <output aria-labelledby={id} className={styles.amount}>
        <bdi>{money(toDecimal(chosen.priced.lineTotal))}</bdi>
      </output>
    </p>
  );
}
