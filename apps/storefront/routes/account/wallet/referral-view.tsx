import { Trans, useLingui } from '@lingui/react/macro';
import { imagePath } from 'market/values/image-path';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { number, signedMoney } from 'ui/formats/format.ts';
import { classNames } from 'ui/layout/class-names.ts';
import { Awning } from 'ui/media/awning.tsx';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { Picture } from 'ui/media/picture.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useCurrency, useMoney } from '#features/config/use-money.ts';
import { CopyCode } from '#features/promotions/coupons/copy-code.tsx';
import { useDay } from '#features/promotions/use-day.ts';
import styles from './wallet.module.css';
import type { Referral } from './wallet-section-data.server.ts';

/** The code with which the customer invites others, and who came with it [WAL-07]. */
export function ReferralView({ referral }: { referral: Referral }) {
  return (
    <>
      <section className={styles.invitation}>
        <Awning />
        <h2 className={styles.call}>
          <Trans>Bring a friend to the market</Trans>
        </h2>
        <Promised referral={referral} />
        <div className={styles.code}>
          <bdi>{referral.ref_code}</bdi>
          <CopyCode code={referral.ref_code} />
        </div>
        <Picture src={imagePath('gift')} alt="" sizes="260px" className={styles.gift} />
      </section>
      <Share code={referral.ref_code} />
      <Steps />
      <Friends referral={referral} />
    </>
  );
}

function Promised({ referral: { credit, currency, first_order: off } }: { referral: Referral }) {
  const money = useMoney(currency);
  const [own, percent, most] = [money(credit), number(off?.percent ?? 0), money(off?.most ?? 0)];
  return (
    <p className={styles.promise}>
      {credit > 0 && <Trans>You get {own} in your wallet after their first order.</Trans>}{' '}
      {off && (
        <Trans>
          They get {percent}% off it, up to {most}.
        </Trans>
      )}
    </p>
  );
}

function Share({ code }: { code: string }) {
  const { t } = useLingui();
  const { businessName, origin } = useMarket();
  const text = t`Join me on ${businessName} with my code ${code}: ${origin}`;
  const share = () => void navigator.share?.({ text }).catch(() => undefined);
  const [hasShare, setHasShare] = useState(false);
  // Only the browser knows, after hydration.
  useEffect(() => setHasShare('share' in navigator), []);
  return (
    <div className={styles.options}>
      {hasShare && (
        <Button icon="share-2" onClick={share}>
          <Trans>Share code</Trans>
        </Button>
      )}
      <a
        className={styles.option}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="message-circle" /> WhatsApp
      </a>
      <a className={styles.option} href={`sms:?&body=${encodeURIComponent(text)}`}>
        <Icon name="phone" /> <Trans>SMS</Trans>
      </a>
    </div>
  );
}

function Steps() {
  return (
    <ol className={styles.steps}>
      <Step icon="send-horizontal" name={<Trans>Send your code</Trans>}>
        <Trans>By chat, SMS or on paper.</Trans>
      </Step>
      <Step icon="user-round" name={<Trans>They sign up</Trans>}>
        <Trans>The code goes into Refer Code.</Trans>
      </Step>
      <Step icon="wallet" name={<Trans>Both earn</Trans>}>
        <Trans>You both earn once their first order is delivered.</Trans>
      </Step>
    </ol>
  );
}

function Step({ icon, name, children }: { icon: IconName; name: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        <span className={styles.line}>{children}</span>
      </span>
    </li>
  );
}

function Friends({ referral: { friends, total_size: total } }: { referral: Referral }) {
  return (
    <section aria-labelledby="friends" className={styles.card}>
      <h2 id="friends" className={styles.heading}>
        <Trans>Friends who joined</Trans> {total > 0 && <span className={styles.count}>{number(total)}</span>}
      </h2>
      {friends.length === 0 && (
        <p className={styles.muted}>
          <Trans>Nobody has used your code yet.</Trans>
        </p>
      )}
      <ul>
        {friends.map((friend) => (
          <FriendRow key={`${friend.name} ${friend.joined_at}`} friend={friend} />
        ))}
      </ul>
    </section>
  );
}

function FriendRow({ friend: { name, joined_at: joined, credit, currency } }: { friend: Referral['friends'][number] }) {
  const written = useCurrency(currency ?? undefined);
  const day = useDay()(joined);
  const isDone = credit !== null;
  return (
    <li className={styles.move}>
      <span className={classNames(styles.mark, isDone && styles.in)}>
        <Icon name="gift" />
      </span>
      <span className={styles.words}>
        <b className={styles.name} dir="auto">
          {name}
        </b>
        <span className={styles.line}>
          {isDone ? <Trans>Joined {day}, first order done</Trans> : <Trans>Joined {day}</Trans>}
        </span>
      </span>
      <b dir={isDone ? 'ltr' : undefined} className={classNames(styles.amount, isDone && styles.plus)}>
        {isDone ? signedMoney(credit, written) : <Trans>Waiting</Trans>}
      </b>
    </li>
  );
}
