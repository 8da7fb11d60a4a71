import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { CashDeposit, CashHolder } from 'market/wallet/wallet-cash.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { cashDepositsQuery, cashHoldersQuery } from './cash-calls.ts';
import { CashLimitsCard } from './cash-limits-card.tsx';
import { ReportedCashCard } from './reported-cash-card.tsx';
import { ShortCashCard } from './short-cash-card.tsx';
import { TakeCashDialog } from './take-cash-dialog.tsx';

/** Which riders hold cash of the market, and what they hand in [OPS-078]. */
export function AdminCashPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.cash" title={t`Cash`}>
      <MoneyTabs />
      <CashDesk />
    </OperatorOnly>
  );
}

function CashDesk() {
  const [chosen, setChosen] = useState<CashHolder>();
  const holders = useQuery(cashHoldersQuery);
  const deposits = useQuery(cashDepositsQuery);
  if (!holders.data) {
    return holders.isError ? <UnreachableScreen onRetry={() => void holders.refetch()} /> : <LoadingScreen />;
  }
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Cash</Trans>
          </h1>
          <p className={desk.sub} role="status">
            <Plural value={holders.data.total_size} one="# rider holds cash" other="# riders hold cash" />
          </p>
        </div>
      </div>
      <ReportedCashCard />
      <ShortCashCard />
      {holders.data.holders.length > 0 && (
        <ul className={desk.list}>
          {holders.data.holders.map((holder) => (
            <HolderRow
              key={`${holder.courier_id} ${holder.currency}`}
              holder={holder}
              onTakeIn={() => setChosen(holder)}
            />
          ))}
        </ul>
      )}
      <div className={desk.columns}>
        <section className={desk.card}>
          <h2 className={desk.cardTitle}>
            <Trans>Handed in</Trans>
          </h2>
          <div className={desk.body}>
            {deposits.data?.deposits.length === 0 && <Trans>Nothing yet.</Trans>}
            <ul>
              {deposits.data?.deposits.map((deposit) => (
                <DepositLine key={deposit.id} deposit={deposit} />
              ))}
            </ul>
          </div>
        </section>
        <CashLimitsCard />
      </div>
      {chosen && <TakeCashDialog holder={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function HolderRow({ holder, onTakeIn }: { holder: CashHolder; onTakeIn: () => void }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const { name, phone, city, currency, held, limit, handed_in_at: handedInAt } = holder;
  const at =
    handedInAt && dateAndTime(new Date(handedInAt), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
  const isOver = limit !== null && held >= limit;
  return (
    <li className={desk.row}>
      <span>
        <span className={desk.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={desk.line}>
          {city} · <bdi dir="ltr">{phone}</bdi>
        </span>
      </span>
      <span>
        <span className={desk.name}>
          <bdi dir="ltr">{amountText(held, currency)}</bdi>
        </span>
        <span className={desk.states}>
          {isOver && (
            <span className={classNames(desk.state, desk.warn)}>
              <Trans>At the limit</Trans>
            </span>
          )}
          <span className={desk.line}>{at ? <Trans>Handed in on {at}</Trans> : <Trans>Never handed in</Trans>}</span>
        </span>
      </span>
      {held > 0 && (
        <Button kind="soft" onClick={onTakeIn}>
          <Trans>Take in</Trans>
        </Button>
      )}
    </li>
  );
}

function DepositLine({ deposit }: { deposit: CashDeposit }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const { name, currency, counted, missing, borne_by: borneBy, note, made_by: maker, made_at: madeAt } = deposit;
  const at = dateAndTime(new Date(madeAt), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
  const short = amountText(missing, currency);
  return (
    <li className={desk.line}>
      <span className={desk.name}>
        <bdi>{name}</bdi> · <bdi dir="ltr">{amountText(counted, currency)}</bdi>
      </span>
      {at} <bdi>{maker}</bdi>
      {missing > 0 && (
        <>
          {' · '}
          {borneBy === 'market' ? (
            <Trans>{short} missing, borne by the market</Trans>
          ) : (
            <Trans>{short} missing, borne by the rider</Trans>
          )}
        </>
      )}
      {note && ` · ${note}`}
    </li>
  );
}
