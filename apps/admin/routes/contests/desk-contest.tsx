import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RoleName } from 'app-kit/access/role-name.tsx';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { journalName } from 'app-kit/money/journal-texts.tsx';
import type { ContestOfDesk } from 'market/wallet/contests/wallet-contests.admin.contract';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import desk from '../../layout/desk.module.css';
import styles from './desk-contest.module.css';

/** What is contested, in a few words. */
export function ContestedThing({ contest }: { contest: ContestOfDesk }) {
  const amountText = useAmountText();
  const { audience, kind, journal, currency, booked, rating, amount } = contest;
  if (kind === 'suspension')
    return audience === 'store' ? <Trans>Closing of the store</Trans> : <Trans>Suspension</Trans>;
  if (kind === 'rating') return <Plural value={rating ?? 0} one="Rating of # star" other="Rating of # stars" />;
  const text = (sum: number | null) => (sum === null || currency === null ? '' : amountText(sum, currency));
  const [sum, missing] = [text(booked), text(amount)];
  return (
    <>
      {journalName(journal ?? '')} <bdi dir="ltr">{sum}</bdi>
      {(booked ?? 0) > 0 && (
        <>
          {' · '}
          <Trans>{missing} missing</Trans>
        </>
      )}
    </>
  );
}

/** A contest with its words and pictures [DEL-57]. */
export function DeskContest({ contest, onAnswer }: { contest: ContestOfDesk; onAnswer: () => void }) {
  const { t, i18n } = useLingui();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const at = (moment: string) => dateAndTime(new Date(moment), timeZone, i18n.locale);
  const { audience, party, party_id: partyId, order_id: orderId, decision, answer, answered_role: role } = contest;
  const [made, happened] = [at(contest.made_at), at(contest.happened_at)];
  return (
    <section className={desk.card}>
      <div className={desk.row}>
        <div className={styles.words}>
          <span className={desk.name}>
            <Link to={audience === 'courier' ? `/riders/${partyId}` : `/stores/${partyId}`}>
              <bdi>{party}</bdi>
            </Link>
            {' · '}
            <ContestedThing contest={contest} />
          </span>
          <p className={desk.line}>
            {orderId && (
              <>
                <Link to={`/orders/${orderId}`}>
                  <bdi dir="ltr">#{orderId}</bdi>
                </Link>
                {' · '}
              </>
            )}
            <Trans>
              of {happened}, contested {made}
            </Trans>
          </p>
          {contest.words_about && (
            <p className={desk.line}>
              “<bdi>{contest.words_about}</bdi>”
            </p>
          )}
          <p>
            <bdi>{contest.words}</bdi>
          </p>
          {contest.pictures.map((picture) => (
            <a key={picture} href={picture} target="_blank" rel="noreferrer">
              <img src={picture} alt={t`What was added`} width={96} height={96} className={styles.picture} />
            </a>
          ))}
          {answer !== null && (
            <p className={desk.line}>
              {role && <RoleName role={role} />}: <bdi>{answer}</bdi>
            </p>
          )}
        </div>
        {decision === null ? (
          <Button kind="soft" onClick={onAnswer}>
            <Trans>Answer</Trans>
          </Button>
        ) : (
          <span className={classNames(desk.state, decision === 'denied' && desk.warn)}>
            {decision === 'granted' ? <Trans>Granted</Trans> : <Trans>Denied</Trans>}
          </span>
        )}
      </div>
    </section>
  );
}
