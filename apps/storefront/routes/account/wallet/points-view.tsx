import { Trans, useLingui } from '@lingui/react/macro';
import { newIdempotencyKey } from 'app-kit/calls/new-idempotency-key.ts';
import { imagePath } from 'market/values/image-path';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { number } from 'ui/formats/format.ts';
import { Field } from 'ui/forms/field.tsx';
import { Awning } from 'ui/media/awning.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { TransactionList } from './transaction-list.tsx';
import styles from './wallet.module.css';
import type { Points, WalletSectionData } from './wallet-section-data.server.ts';

/** The points of the customer, their way into the wallet, and what has moved them [WAL-04] [WAL-05]. */
export function PointsView({ points, hasWallet, type }: Extract<WalletSectionData, { page: 'loyalty-points' }>) {
  const [isDone, setIsDone] = useState(false);
  return (
    <>
      <div className={hasWallet ? styles.pair : styles.alone}>
        <Balance points={points} />
        {hasWallet && <Convert points={points} onDone={setIsDone} />}
      </div>
      <div role="status">
        {isDone && (
          <BannerNote tone="ok">
            <Trans>Point to wallet transfer successfully.</Trans>
          </BannerNote>
        )}
      </div>
      <TransactionList
        key={`${type} ${points.points}`}
        book="points"
        title={<Trans>Points history</Trans>}
        type={type}
        first={points}
      />
    </>
  );
}

function Balance({ points: { points, worth, currency, spent_per_point: spent } }: { points: Points }) {
  const money = useMoney(currency);
  const [worthText, spentText] = [money(worth), money(spent)];
  return (
    <section className={styles.standing}>
      <Awning look="brand" />
      <p>
        <Trans>Your points</Trans>
      </p>
      <p className={styles.huge}>{number(points)}</p>
      <p className={styles.small}>
        <Trans>Worth {worthText}.</Trans> {spent > 0 && <Trans>1 point for every {spentText} you spend.</Trans>}
      </p>
      <Picture src={imagePath('coin')} alt="" sizes="210px" className={styles.picture} />
    </section>
  );
}

function Convert({ points, onDone }: { points: Points; onDone: (isDone: boolean) => void }) {
  const { t } = useLingui();
  const money = useMoney(points.currency);
  const { text, setText, wanted, fault, isSending, send } = useTransfer(points, onDone);
  const minimum = number(points.minimum_point);
  return (
    <form noValidate onSubmit={send} className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>Convert to wallet</Trans>
      </h2>
      <Field
        label={<Trans>Points</Trans>}
        name="points"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={text}
        onChange={({ target }) => setText(target.value)}
        hint={<Trans>{minimum} or more at a time</Trans>}
        fault={fault === 'few' ? t`This is too few points to convert.` : fault && t`You do not have enough points.`}
        end={
          <Button kind="text" size="small" onClick={() => setText(String(points.points))}>
            <Trans>All</Trans>
          </Button>
        }
      />
      <p className={styles.sum}>
        <Trans>You get</Trans>
        <b dir="ltr">{money(wanted * points.point_worth)}</b>
      </p>
      <Button type="submit" isBlock isLoading={isSending}>
        <Trans>Convert to wallet</Trans>
      </Button>
    </form>
  );
}

/** One intent has one key until it has succeeded, so that pressing twice spends once. */
function useTransfer({ points, minimum_point: minimum }: Points, onDone: (isDone: boolean) => void) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const intent = useRef({ key: '', points: 0 });
  const [text, setText] = useState('');
  const [fault, setFault] = useState<'few' | 'short'>();
  const [isSending, setIsSending] = useState(false);
  const wanted = Number(/^\d{1,9}$/.exec(text.replaceAll(/[\s,]/g, '')) ?? 0);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = wanted > points ? 'short' : wanted < Math.max(1, minimum) ? 'few' : undefined;
    setFault(wrong);
    onDone(false);
    if (wrong) return;
    if (intent.current.points !== wanted) intent.current = { key: newIdempotencyKey(), points: wanted };
    setIsSending(true);
    try {
      const { walletApi } = await import('#features/wallet/wallet-calls.ts');
      const { key: idempotencyKey } = intent.current;
      await walletApi.wallet.transferPoints({ body: { point: wanted }, idempotencyKey });
      intent.current = { key: '', points: 0 };
      setText('');
      onDone(true);
      await revalidate();
    } catch (error) {
      showFault(error, i18n);
    }
    setIsSending(false);
  };
  const type = (written: string) => {
    setText(written);
    setFault(undefined);
  };
  return { text, setText: type, wanted, fault, isSending, send };
}
