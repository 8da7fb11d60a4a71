import { Trans, useLingui } from '@lingui/react/macro';
import type { WalletMove } from 'market/wallet/wallet.contract';
import { type ReactNode, useState } from 'react';
import { href } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { PillLink } from 'ui/buttons/pill.tsx';
import { number, signedMoney } from 'ui/formats/format.ts';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { useCurrency } from '#features/config/use-money.ts';
import { useDayAndTime } from '#features/promotions/use-day.ts';
import { transactionIcon, useTransactionTexts } from './transaction-texts.tsx';
import styles from './wallet.module.css';
import type { Direction } from './wallet-section-data.server.ts';

export interface TransactionListProps {
  book: 'money' | 'points';
  title: ReactNode;
  type: Direction;
  first: { data: WalletMove[]; total_size: number; currency: string };
}

/** What has moved a wallet or its points, the latest first; pages come until one is empty [WAL-01] [WAL-04] [WAL-09]. */
export function TransactionList({ book, title, type, first }: TransactionListProps) {
  const { moves, hasMore, isLoading, more } = useFurther(book, type, first);
  return (
    <section aria-labelledby="moves" className={styles.card}>
      <div className={styles.top}>
        <h2 id="moves" className={styles.heading}>
          {title}
        </h2>
        <Narrowed book={book} type={type} />
      </div>
      {moves.length === 0 && (
        <p className={styles.muted}>
          <Trans>Nothing has moved here yet.</Trans>
        </p>
      )}
      <ul>
        {moves.map((move) => (
          <TransactionRow key={move.id} move={move} book={book} currency={first.currency} />
        ))}
      </ul>
      {hasMore && (
        <Button kind="soft" isLoading={isLoading} className={styles.more} onClick={() => void more()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  );
}

function Narrowed({ book, type }: Pick<TransactionListProps, 'book' | 'type'>) {
  const isMoney = book === 'money';
  const page = isMoney ? 'wallet' : 'loyalty-points';
  const to = (wanted: Direction) => `${href('/profile')}?page=${page}${wanted === 'all' ? '' : `&type=${wanted}`}`;
  const link = (wanted: Direction) => ({ to: to(wanted), isOn: type === wanted, preventScrollReset: true });
  return (
    <div className={styles.pills}>
      <PillLink {...link('all')}>
        <Trans>All</Trans>
      </PillLink>
      <PillLink {...link('credit')}>{isMoney ? <Trans>Money in</Trans> : <Trans>Earned</Trans>}</PillLink>
      <PillLink {...link('debit')}>{isMoney ? <Trans>Money out</Trans> : <Trans>Spent</Trans>}</PillLink>
    </div>
  );
}

function TransactionRow({
  move,
  book,
  currency,
}: {
  move: WalletMove;
  book: TransactionListProps['book'];
  currency: string;
}) {
  const moment = useDayAndTime();
  const written = useCurrency(currency);
  const { name, line } = useTransactionTexts(move, book, currency);
  const by = move.credit - move.debit;
  const amount = book === 'money' ? signedMoney(by, written) : `${by > 0 ? '+' : ''}${number(by)}`;
  return (
    <li className={styles.move}>
      <span className={classNames(styles.mark, by > 0 && styles.in)}>
        <Icon name={transactionIcon(move.transaction_type)} />
      </span>
      <span className={styles.words}>
        <b className={styles.name} dir="auto">
          {name}
        </b>
        <span className={styles.line}>{[line, moment(move.created_at)].filter(Boolean).join(' · ')}</span>
      </span>
      <b dir="ltr" className={classNames(styles.amount, by > 0 && styles.plus)}>
        {amount}
      </b>
    </li>
  );
}

function useFurther(book: TransactionListProps['book'], type: Direction, first: TransactionListProps['first']) {
  const { i18n } = useLingui();
  const [further, setFurther] = useState<WalletMove[][]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const [isAtEnd, setIsAtEnd] = useState(false);
  // Something that moved meanwhile moves the pages by one.
  const moves = [...new Map([...first.data, ...further.flat()].map((move) => [move.id, move])).values()];
  const more = async () => {
    setIsLoading(true);
    try {
      const { loadTransactions } = await import('#features/wallet/wallet-calls.ts');
      const page = await loadTransactions(book, type, further.length + 2);
      setFurther([...further, page]);
      setIsAtEnd(page.length === 0);
    } catch (error) {
      showFault(error, i18n, () => void more());
    }
    setIsLoading(false);
  };
  return { moves, isLoading, more, hasMore: !isAtEnd && moves.length < first.total_size };
}
