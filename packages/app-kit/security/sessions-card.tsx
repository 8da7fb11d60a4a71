import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountContract } from 'market/account/account.contract';
import { everyRow } from 'market/calls/every-row';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import { createApiClient } from '../calls/create-api-client.ts';
import { hourOption } from '../formats/hour-cycle.ts';
import styles from './security.module.css';

const calls = createApiClient({ account: accountContract }).account;

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => everyRow('sessions', (query) => calls.sessions({ query, signal })),
  staleTime: 0,
});

/** Where the account is signed in; another device ends here [SEAT-08]. */
export function SessionsCard() {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { data: sessions, error } = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (id: number | undefined) => calls.endSession({ query: id === undefined ? {} : { session_id: id } }),
    onSuccess: () => toast({ text: t`Signed out there`, tone: 'ok' }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const timeText = (at: string) =>
    new Date(at).toLocaleString(i18n.locale, { dateStyle: 'medium', timeStyle: 'short', ...hourOption() });
  return (
    <section className={styles.card}>
      <h2 className={styles.head}>
        <Trans>Devices</Trans>
      </h2>
      <p className={styles.quiet}>
        <Trans>A device that you sign out here asks for the password at once.</Trans>
      </p>
      {(error || end.error) && <CallFaultNote error={(end.error ?? error) as Error} />}
      {sessions && (
        <ul>
          {sessions.map(({ id, device, seen_at: seenAt, is_current: isCurrent }) => {
            const name = device || t`Unknown device`;
            return (
              <li key={id} className={styles.row}>
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.quiet}>
                    <Trans>Last seen {timeText(seenAt)}</Trans>
                  </span>
                </span>
                {isCurrent ? (
                  <Chip tone="ok">
                    <Trans>This device</Trans>
                  </Chip>
                ) : (
                  <Button kind="text" size="small" onClick={() => end.mutate(id)} aria-label={t`Sign out ${name}`}>
                    <Trans>Sign out</Trans>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <div className={styles.answers}>
          <Button kind="outline" icon="log-out" isLoading={end.isPending} onClick={() => end.mutate(undefined)}>
            <Trans>Sign out all other devices</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
