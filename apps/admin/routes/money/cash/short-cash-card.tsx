import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { ShortCash } from 'market/wallet/wallet-cash.contract';
import type { ShortCashReason } from 'market/wallet/wallet-cash.rules';
import { type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import desk from '../../../layout/desk.module.css';
import { shortCashQuery } from './cash-calls.ts';
import { DecideShortCashDialog } from './decide-short-cash-dialog.tsx';

const reasonNames: Record<ShortCashReason, ReactNode> = {
  has_less: <Trans>The customer had no more</Trans>,
  no_change: <Trans>Nobody had change</Trans>,
  disputed: <Trans>The customer says the price is wrong</Trans>,
  other: <Trans>Something else</Trans>,
};

/** Cash that did not come at the door: what is open first, and who bears the rest [DEL-50]. */
export function ShortCashCard() {
  const { data } = useQuery(shortCashQuery);
  const [chosen, setChosen] = useState<ShortCash>();
  if (!data || data.short.length === 0) return null;
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Missing at the door</Trans>
      </h2>
      <ul>
        {data.short.map((one) => (
          <ShortCashRow key={one.order_id} short={one} onDecide={() => setChosen(one)} />
        ))}
      </ul>
      {chosen && <DecideShortCashDialog short={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

function ShortCashRow({ short, onDecide }: { short: ShortCash; onDecide: () => void }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const {
    name,
    code,
    currency,
    due,
    taken,
    reason,
    words,
    borne_by: borneBy,
    note,
    given_back_at: givenBackAt,
  } = short;
  const at = dateAndTime(new Date(short.made_at), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
  const [came, wanted] = [amountText(taken, currency), amountText(due, currency)];
  const isOpen = borneBy === null && givenBackAt === null;
  return (
    <li className={desk.row}>
      <div>
        <span className={desk.name}>
          <bdi>{name}</bdi> · <Trans>Order {code}</Trans>
        </span>
        <p className={desk.line}>
          {at} · {reasonNames[reason]}
          {words !== '' && (
            <>
              {': '}
              <bdi>{words}</bdi>
            </>
          )}
        </p>
        {note !== null && (
          <p className={desk.line}>
            <bdi>{short.decided_by}</bdi>: <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <span>
        <span className={desk.name}>
          <bdi dir="ltr">{amountText(due - taken, currency)}</bdi>
        </span>
        <span className={desk.states}>
          <span className={desk.line}>
            <Trans>
              {came} of {wanted} came
            </Trans>
          </span>
          <span className={classNames(desk.state, isOpen && desk.warn)}>
            {givenBackAt !== null && <Trans>Order refunded</Trans>}
            {givenBackAt === null && borneBy === null && <Trans>Open</Trans>}
            {givenBackAt === null && borneBy === 'courier' && <Trans>Borne by the rider</Trans>}
            {givenBackAt === null && borneBy === 'market' && <Trans>Borne by the market</Trans>}
          </span>
        </span>
      </span>
      {isOpen && (
        <Button kind="soft" onClick={onDecide}>
          <Trans>Decide</Trans>
        </Button>
      )}
    </li>
  );
}
