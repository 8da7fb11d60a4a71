import { Trans } from '@lingui/react/macro';
import { imagePath } from 'market/values/image-path';
import { Suspense, useState } from 'react';
import { href } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { number } from 'ui/formats/format.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Awning } from 'ui/media/awning.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { useDay } from '#features/promotions/use-day.ts';
import { TransactionList } from './transaction-list.tsx';
import styles from './wallet.module.css';
import type { FundFlag, Points, WalletSectionData } from './wallet-section-data.server.ts';

const AddFundDialog = lazyPart(async () => {
  const { AddFundDialog } = await import('./add-fund-dialog.tsx');
  return { default: AddFundDialog };
});

type WalletData = Extract<WalletSectionData, { page: 'wallet' }>;

/** The money of the customer, how more comes into it, and what has moved it [WAL-01] [WAL-02] [WAL-03]. */
export function WalletView({ money, bonuses, points, flag, type }: WalletData) {
  return (
    <>
      <Ending flag={flag} />
      <div className={points ? styles.pair : styles.alone}>
        <Balance balance={money.balance} currency={money.currency} />
        {points && <PointsCard points={points} />}
      </div>
      {bonuses.map((bonus) => (
        <BonusNote key={bonus.id} bonus={bonus} />
      ))}
      <TransactionList key={type} book="money" title={<Trans>Wallet history</Trans>} type={type} first={money} />
    </>
  );
}

/** How the payment ended from whose page the customer has just come back. */
function Ending({ flag }: { flag: FundFlag }) {
  if (flag === null) return null;
  if (flag === 'success')
    return (
      <BannerNote tone="ok" isAlert>
        <Trans>The money is in your wallet.</Trans>
      </BannerNote>
    );
  return (
    <BannerNote tone="bad" isAlert>
      {flag === 'cancel' ? (
        <Trans>The payment was canceled. Nothing was added.</Trans>
      ) : (
        <Trans>The payment failed. Nothing was added.</Trans>
      )}
    </BannerNote>
  );
}

function Balance({ balance, currency }: { balance: number; currency: string }) {
  const money = useMoney(currency);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className={styles.wallet}>
      <Awning size="hero" />
      <p>
        <Trans>Wallet balance</Trans>
      </p>
      <p dir="ltr" className={styles.huge}>
        {money(balance)}
      </p>
      <Button kind="deal" icon="plus" aria-haspopup="dialog" className={styles.above} onClick={() => setIsAdding(true)}>
        <Trans>Add fund</Trans>
      </Button>
      <Picture src={imagePath('wallet')} alt="" sizes="170px" className={styles.picture} />
      <Suspense>{isAdding && <AddFundDialog currency={currency} onClose={() => setIsAdding(false)} />}</Suspense>
    </section>
  );
}

function PointsCard({ points: { points, worth, currency, minimum_point: minimum } }: { points: Points }) {
  const money = useMoney(currency);
  const [worthText, minimumText] = [money(worth), number(minimum)];
  return (
    <section className={styles.points}>
      <p>
        <Trans>Loyalty points</Trans>
      </p>
      <p className={styles.large}>{number(points)}</p>
      <p className={styles.small}>
        <Trans>
          Worth {worthText}. Convert {minimumText} or more at a time.
        </Trans>
      </p>
      <LinkButton to={`${href('/profile')}?page=loyalty-points`} kind="ink" className={styles.bottom}>
        <Trans>Convert to wallet</Trans>
      </LinkButton>
      <Picture src={imagePath('coin')} alt="" sizes="120px" className={styles.coin} />
    </section>
  );
}

function BonusNote({ bonus }: { bonus: WalletData['bonuses'][number] }) {
  const money = useMoney(bonus.currency);
  const day = useDay();
  const isPercent = bonus.bonus_type === 'percent';
  const [from, given, until] = [
    money(bonus.minimum_add_amount),
    isPercent ? `${number(bonus.bonus_amount)}%` : money(bonus.bonus_amount),
    day(bonus.end_date),
  ];
  const max = bonus.maximum_bonus_amount;
  const up = max === null ? '' : money(max);
  return (
    <BannerNote tone="ok" icon="sparkles">
      <b>
        <Trans>
          Add {from}, get {given} bonus.
        </Trans>
      </b>{' '}
      {up && (
        <>
          <Trans>Up to {up}</Trans>
          {' · '}
        </>
      )}
      <Trans>Ends {until}.</Trans>
    </BannerNote>
  );
}
