import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { accountContract } from 'market/account/account.contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { showFault } from '#features/config/show-fault.tsx';
import { useMarket } from '#features/config/use-market.ts';
import styles from './settings-view.module.css';

/** A device that is signed in. */
export type Session = ReplyOf<(typeof accountContract)['sessions']>['sessions'][number];

/** So many devices are enough to know one's own by. */
const few = 3;

function currentFirst(one: Session, other: Session): number {
  return Number(other.is_current) - Number(one.is_current);
}

/** Where the customer is signed in; every other place can be signed out from here. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { isEnding, end } = useEnd();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? sessions : [...sessions].sort(currentFirst).slice(0, few);
  const count = sessions.length;
  return (
    <section aria-labelledby="sessions" className={styles.card}>
      <h2 id="sessions" className={styles.heading}>
        <Trans>Where you are signed in</Trans>
      </h2>
      <ul>
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} isEnding={isEnding} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {shown.length < count && (
        <Button kind="text" className={styles.all} onClick={() => setShowsAll(true)}>
          <Trans>Show all</Trans>
        </Button>
      )}
      {count > 2 && (
        <Button kind="text" isLoading={isEnding} className={styles.all} onClick={() => void end()}>
          <Trans>Sign out all others</Trans>
        </Button>
      )}
    </section>
  );
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t, i18n } = useLingui();
  const { zone } = useMarket();
  const device = session.device || t`Unknown device`;
  const seen = dayAndTime(new Date(session.seen_at), zone?.timeZone ?? 'UTC', i18n.locale);
  return (
    <li className={styles.row}>
      <span className={styles.grow}>
        {device}
        <span className={styles.line}>
          <Trans>Last seen {seen}</Trans>
        </span>
      </span>
      {session.is_current ? (
        <Chip tone="ok">
          <Trans>This device</Trans>
        </Chip>
      ) : (
        <Button kind="outline" size="small" aria-label={t`Sign out ${device}`} isLoading={isEnding} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}

/** Ends one session, or all others. */
function useEnd() {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [isEnding, setIsEnding] = useState(false);
  const end = async (sessionId?: number) => {
    setIsEnding(true);
    try {
      const { accountApi } = await import('#features/account/account-calls.ts');
      await accountApi.account.endSession({ query: { session_id: sessionId } });
      toast({ text: t`Signed out there.`, tone: 'ok' });
    } catch (error) {
      showFault(error, i18n);
    }
    // Also after a refusal: the session may have ended already.
    await revalidate();
    setIsEnding(false);
  };
  return { isEnding, end };
}
