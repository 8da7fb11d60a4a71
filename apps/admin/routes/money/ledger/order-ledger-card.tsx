import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { journalName } from 'app-kit/money/journal-texts.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { SumList } from 'ui/prices/sum-list.tsx';
import desk from '../../../layout/desk.module.css';
import { booksOfOrderQuery } from './ledger-calls.ts';

/** The journals of an order, each adding up to 0, and who holds what now [OPS-014]. */
export function OrderLedgerCard({ orderId }: { orderId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Books</Trans>
      </h2>
      <div className={desk.body}>
        {isOpen ? (
          <Journals orderId={orderId} />
        ) : (
          <div>
            <Button kind="soft" onClick={() => setIsOpen(true)}>
              <Trans>Show the journals</Trans>
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function Journals({ orderId }: { orderId: string }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const { data } = useQuery(booksOfOrderQuery(orderId));
  if (!data) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const line = ({ account, currency, amount }: (typeof data.balances)[number]) => ({
    label: (
      <Link key={account} to={`/money/ledger?${new URLSearchParams({ account, currency })}`}>
        {account}
      </Link>
    ),
    amount: <bdi dir="ltr">{amountText(amount, currency)}</bdi>,
  });
  return (
    <>
      {data.journals.map(({ journal_id: journal, kind, at, entries }) => (
        <div key={journal}>
          <h3 className={desk.name}>{journalName(kind)}</h3>
          <p className={desk.line}>{dateAndTime(new Date(at), zone, i18n.locale)}</p>
          <SumList lines={entries.map(line)} />
        </div>
      ))}
      <div>
        <h3 className={desk.name}>
          <Trans>Who holds it now</Trans>
        </h3>
        <SumList lines={data.balances.map(line)} />
      </div>
    </>
  );
}
