import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Stepper } from 'ui/forms/stepper.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { amountOf, openLines, piecesLeft, type RefundChoice } from './refund-choice.ts';
import styles from './refund-dialog.module.css';

export interface RefundLinesProps {
  order: OrderDetails;
  choice: RefundChoice;
  onChange: (choice: RefundChoice) => void;
}

/** The lines of an order with what each comes to, and the whole order. */
export function RefundLines({ order, choice, onChange }: RefundLinesProps) {
  const { t } = useLingui();
  const { digits } = useMarket();
  const money = useMoney(order.currency);
  const setPieces = (line: number, count: number) =>
    onChange({ whole: false, pieces: { ...choice.pieces, [line]: count } });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>
        <Trans>Items</Trans>
      </legend>
      <ul className={styles.lines}>
        {openLines(order).map((line) => {
          const { name, variation } = line;
          const left = piecesLeft(line);
          const count = choice.whole ? left : (choice.pieces[line.line] ?? 0);
          const sum = amountOf(order, { whole: false, pieces: { [line.line]: count || left } }, digits);
          return (
            <li key={line.line} className={styles.line}>
              <Checkbox
                checked={count > 0}
                className={styles.name}
                onChange={({ target }) => setPieces(line.line, target.checked ? left : 0)}
              >
                <span className={styles.words}>
                  {name}
                  {variation && <small className={styles.small}>{variation}</small>}
                </span>
              </Checkbox>
              {!choice.whole && count > 0 && left > 1 && (
                <Stepper
                  size="small"
                  label={t`Quantity of ${name}`}
                  value={count}
                  max={left}
                  spoken={`${count} / ${left}`}
                  onChange={(pieces) => setPieces(line.line, pieces)}
                />
              )}
              <span className={styles.amount}>
                <bdi>{money(sum)}</bdi>
              </span>
            </li>
          );
        })}
        <li className={styles.line}>
          <Checkbox
            checked={choice.whole}
            className={styles.name}
            onChange={({ target }) => onChange({ whole: target.checked, pieces: {} })}
          >
            <Trans>The whole order</Trans>
          </Checkbox>
          <span className={styles.amount}>
            <bdi>{money(amountOf(order, { whole: true, pieces: {} }, digits))}</bdi>
          </span>
        </li>
      </ul>
    </fieldset>
  );
}
