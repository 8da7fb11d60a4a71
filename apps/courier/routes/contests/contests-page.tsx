import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RoleName } from 'app-kit/access/role-name.tsx';
import { dayAndTime, dayOfMonth } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { OfflineBar } from 'app-kit/frame/offline-bar.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { Contest } from 'market/wallet/contests/wallet-contests.contract';
import { contestDays } from 'market/wallet/contests/wallet-contests.rules';
import { useSearchParams } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { ContestForm } from './contest-form.tsx';
import { ThingName } from './contest-texts.tsx';
import styles from './contests.module.css';
import { type Contestable, contestableQuery, contestsQuery } from './contests-query.ts';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a courier contests, with the answers, and what can still be contested [DEL-57]. */
export function ContestsPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const [params, setParams] = useSearchParams();
  const made = useQuery(contestsQuery);
  const things = useQuery(contestableQuery);
  if (!made.data || !things.data) {
    const retry = () => void Promise.all([made.refetch(), things.refetch()]);
    return made.isError || things.isError ? <UnreachableScreen onRetry={retry} /> : <LoadingScreen />;
  }
  const chosen = things.data.contestable.find(({ about }) => about === params.get('about'));
  return (
    <div className={styles.screen}>
      <title>{t`Contest · ${app}`}</title>
      <OfflineBar />
      <header className={styles.bar}>
        <h1 className={styles.title}>
          <Trans>Contest</Trans>
        </h1>
      </header>
      <main id="main" tabIndex={-1} className={styles.page}>
        {chosen ? (
          <ContestForm key={chosen.about} thing={chosen} onClose={() => setParams({}, { replace: true })} />
        ) : (
          <>
            {made.data.contests.length > 0 && <MadeContests contests={made.data.contests} />}
            <Things things={things.data.contestable} onChoose={(about) => setParams({ about })} />
          </>
        )}
      </main>
      {!chosen && (
        <footer className={styles.foot}>
          <LinkButton to="/account" kind="outline" isBlock className={styles.button}>
            <Trans>Back</Trans>
          </LinkButton>
        </footer>
      )}
    </div>
  );
}

function Things({ things, onChoose }: { things: Contestable[]; onChoose: (about: string) => void }) {
  const { i18n } = useLingui();
  const days = contestDays.courier;
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>What is wrong?</Trans>
      </h2>
      <p className={styles.quiet}>
        {things.length === 0 ? (
          <Trans>Nothing of the last {days} days is left to contest.</Trans>
        ) : (
          <Trans>Sums, ratings and suspensions of the last {days} days. A person answers.</Trans>
        )}
      </p>
      <ul className={styles.list}>
        {things.map((thing) => {
          const until = dayOfMonth(new Date(thing.until), timeZone, i18n.locale);
          return (
            <li key={thing.about}>
              <button type="button" className={styles.thing} onClick={() => onChoose(thing.about)}>
                <span>
                  <b>
                    <ThingName thing={thing} />
                  </b>
                  <span className={styles.quiet}>
                    {dayAndTime(new Date(thing.happened_at), timeZone, i18n.locale)} · <Trans>until {until}</Trans>
                  </span>
                </span>
                <Icon name="chevron-right" size={24} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function MadeContests({ contests }: { contests: Contest[] }) {
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>Your contests</Trans>
      </h2>
      <ul className={styles.list}>
        {contests.map((contest) => (
          <li key={contest.id} className={styles.made}>
            <MadeContest contest={contest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MadeContest({ contest }: { contest: Contest }) {
  const { t, i18n } = useLingui();
  const { decision, answer, answered_role: role, words, pictures } = contest;
  const at = (moment: string) => dayAndTime(new Date(moment), timeZone, i18n.locale);
  return (
    <>
      <b>
        <ThingName thing={contest} />
      </b>
      <p className={styles.state} data-state={decision ?? 'open'}>
        <Icon
          name={decision === null ? 'clock-4' : decision === 'granted' ? 'circle-check' : 'circle-alert'}
          size={20}
        />
        <StateText contest={contest} />
      </p>
      <p className={styles.quiet}>
        {at(contest.made_at)}: <bdi>{words}</bdi>
      </p>
      {pictures.map((picture) => (
        <img key={picture} src={picture} alt={t`What you added`} width={96} height={96} className={styles.picture} />
      ))}
      {answer !== null && (
        <p className={styles.answer}>
          <b>
            {role ? <RoleName role={role} /> : <Trans>Operator</Trans>}
            {contest.answered_at && `, ${at(contest.answered_at)}`}
          </b>
          <bdi>{answer}</bdi>
        </p>
      )}
    </>
  );
}

function StateText({ contest }: { contest: Contest }) {
  const amountText = useAmountText();
  const { kind, decision, held, granted, currency } = contest;
  const text = (amount: number) => (currency === null ? '' : amountText(amount, currency));
  const [heldText, grantedText] = [text(held), text(granted ?? 0)];
  if (decision === 'denied') return <Trans>Not granted</Trans>;
  if (decision === 'granted') return kind === 'sum' ? <Trans>Granted: {grantedText}</Trans> : <Trans>Granted</Trans>;
  if (held > 0) return <Trans>Waits for the answer. {heldText} isn’t taken meanwhile.</Trans>;
  if (kind === 'rating') return <Trans>Waits for the answer. It doesn’t count meanwhile.</Trans>;
  return <Trans>Waits for the answer.</Trans>;
}
