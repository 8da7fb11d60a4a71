import { Trans, useLingui } from '@lingui/react/macro';
import type { Statement } from 'market/wallet/wallet-statements.contract';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { saveCsv } from '../browser/save-csv.ts';
import { dayAndTime, monthOfYear } from '../formats/clock.ts';
import { useAmountText } from '../formats/use-amount-text.ts';
import { journalName } from './journal-texts.tsx';
import { monthSpan } from './month-span.ts';
import styles from './own-money.module.css';
import { statementCsv } from './statement-csv.ts';

export interface StatementViewProps {
  statement: Statement | undefined;
  /** How many months ago. */
  back: number;
  onBack: (back: number) => void;
  /** The name of the saved file. */
  name: string;
  /** Where the reader may see the money of an order: its number leads there. */
  onOrder?: (orderId: string) => void;
}

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The statement of a month, straight from the ledger [STO-085] [DEL-58]. */
export function StatementView({ statement, back, onBack, name, onOrder }: StatementViewProps) {
  const { t, i18n } = useLingui();
  const { start } = monthSpan(new Date(), back);
  const month = monthOfYear(start, deviceZone(), i18n.locale);
  return (
    <section className={styles.card} aria-busy={statement === undefined}>
      <div className={styles.foot}>
        <IconButton icon="chevron-left" label={t`Earlier`} onClick={() => onBack(back + 1)} />
        <h2 className={styles.heading} aria-live="polite">
          <Trans>Statement of {month}</Trans>
        </h2>
        <IconButton icon="chevron-right" label={t`Later`} disabled={back === 0} onClick={() => onBack(back - 1)} />
        {statement && statement.currencies.length > 0 && (
          <Button
            kind="outline"
            icon="file-text"
            onClick={() =>
              saveCsv(statementCsv(statement), `${name}-${start.getFullYear()}-${start.getMonth() + 1}.csv`)
            }
          >
            <Trans>Save as CSV</Trans>
          </Button>
        )}
      </div>
      {statement?.currencies.length === 0 && (
        <p className={styles.quiet}>
          <Trans>Nothing was booked in this month or before.</Trans>
        </p>
      )}
      {statement?.currencies.map((one) => (
        <OneCurrency key={one.currency} statement={one} onOrder={onOrder} />
      ))}
    </section>
  );
}

function OneCurrency({
  statement: { currency, owed, cash, lines, is_whole: isWhole },
  onOrder,
}: {
  statement: Statement['currencies'][number];
  onOrder: StatementViewProps['onOrder'];
}) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const text = (amount: number) => <bdi dir="ltr">{amountText(amount, currency)}</bdi>;
  const count = lines.length;
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>
            <Trans>Owed at the start</Trans>
          </dt>
          <dd>{text(owed.opening)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Owed at the end</Trans>
          </dt>
          <dd>{text(owed.closing)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Cash in hand at the end</Trans>
          </dt>
          <dd>{text(cash.closing)}</dd>
        </div>
      </dl>
      <ol className={styles.list}>
        {lines.map(({ at, kind, order_id: order, side, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of the ledger never change places
          <li key={index}>
            <span className={styles.words}>
              <span>
                {journalName(kind)}{' '}
                {order && onOrder ? (
                  <Button kind="text" size="small" onClick={() => onOrder(order)}>
                    <bdi>{order}</bdi>
                  </Button>
                ) : (
                  order && <bdi>{order}</bdi>
                )}
              </span>
              <span className={styles.quiet}>
                {dayAndTime(new Date(at), deviceZone(), i18n.locale)}
                {side === 'cash' && (
                  <>
                    {' · '}
                    <Trans>cash in hand</Trans>
                  </>
                )}
              </span>
            </span>
            <span className={styles.amount}>{text(amount)}</span>
          </li>
        ))}
      </ol>
      {!isWhole && (
        <p className={styles.quiet}>
          <Trans>The first {count} lines are listed; the closing balance includes all of them.</Trans>
        </p>
      )}
    </>
  );
}
