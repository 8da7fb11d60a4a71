import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SecondFactor } from 'market/auth/auth-second-factor.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import { factorCalls, factorQuery } from '../second-factor/factor-calls.ts';
import { hasPasskeys } from '../second-factor/passkeys.ts';
import { AddAuthenticator } from './add-authenticator.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './security.module.css';

type Factor = SecondFactor['factors'][number];
type Removed = Factor & { isPasskey: boolean };

/** The authenticator apps, passkeys and recovery codes of an account [SEAT-04]. */
export function FactorCard({ factor }: { factor: SecondFactor }) {
  const { t, i18n } = useLingui();
  const [adding, setAdding] = useState<'app' | 'passkey'>();
  const [removed, setRemoved] = useState<Removed>();
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useRefreshing(async () => setCodes((await factorCalls.renewRecoveryCodes({})).recovery_codes));
  const { factors: apps, passkeys, recovery_codes_left: left } = factor;
  const factors = [
    ...apps.map((one) => ({ ...one, isPasskey: false })),
    ...passkeys.map((one) => ({ ...one, isPasskey: true })),
  ];
  const isSetUp = factors.length > 0;
  return (
    <section className={styles.card}>
      <h2 className={styles.head}>
        <Trans>Second factor</Trans>
      </h2>
      {factor.policy === 'off' && (
        <BannerNote tone="warn">
          <Trans>The server asks nobody for it: SECOND_FACTOR is off.</Trans>
        </BannerNote>
      )}
      <FactorState isSetUp={isSetUp} isOfStaff={factor.is_of_staff} />
      {isSetUp && (
        <ul>
          {factors.map((one) => (
            <li key={`${one.isPasskey} ${one.id}`} className={styles.row}>
              <span className={styles.words}>
                <span className={styles.name}>{one.name}</span>
                <span className={styles.quiet}>
                  {one.isPasskey ? <Trans>Passkey</Trans> : <Trans>Authenticator app</Trans>}
                  {one.used_at && (
                    <>
                      {' · '}
                      <Trans>
                        Last used {new Date(one.used_at).toLocaleString(i18n.locale, { dateStyle: 'medium' })}
                      </Trans>
                    </>
                  )}
                </span>
              </span>
              <Button kind="text" size="small" onClick={() => setRemoved(one)} aria-label={t`Remove ${one.name}`}>
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
          <li className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name}>
                <Trans>Recovery codes</Trans>
              </span>
              <span className={styles.quiet}>
                <Plural value={left} one="# is left" other="# are left" />
              </span>
            </span>
            <Button kind="text" size="small" isLoading={renew.isPending} onClick={() => renew.mutate()}>
              <Trans>New codes</Trans>
            </Button>
          </li>
        </ul>
      )}
      {renew.error && <CallFaultNote error={renew.error} />}
      {factor.is_of_staff && (
        <div className={styles.answers}>
          {hasPasskeys() && (
            <Button icon="plus" {...(isSetUp && { kind: 'outline' as const })} onClick={() => setAdding('passkey')}>
              <Trans>Add a passkey</Trans>
            </Button>
          )}
          <Button
            icon="plus"
            {...((isSetUp || hasPasskeys()) && { kind: 'outline' as const })}
            onClick={() => setAdding('app')}
          >
            {apps.length > 0 ? <Trans>Add another app</Trans> : <Trans>Set up an authenticator app</Trans>}
          </Button>
        </div>
      )}
      {adding === 'app' && <AddAuthenticator isFirst={!isSetUp} onClose={() => setAdding(undefined)} />}
      {adding === 'passkey' && <AddPasskey isFirst={!isSetUp} onClose={() => setAdding(undefined)} />}
      {removed && <RemoveFactor factor={removed} isLast={factors.length === 1} onClose={() => setRemoved(undefined)} />}
      {codes && (
        <Dialog title={t`Your new recovery codes`} onClose={() => setCodes(undefined)}>
          <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
        </Dialog>
      )}
    </section>
  );
}

function RemoveFactor({ factor, isLast, onClose }: { factor: Removed; isLast: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { id, name, isPasskey } = factor;
  const params = { factor_id: id };
  const remove = useRefreshing(() =>
    isPasskey ? factorCalls.removePasskey({ params }) : factorCalls.removeFactor({ params }),
  );
  return (
    <ConfirmDialog
      icon={isPasskey ? 'lock' : 'smartphone'}
      question={<Trans>Remove {name}?</Trans>}
      cancelLabel={<Trans>Keep</Trans>}
      confirmLabel={<Trans>Remove</Trans>}
      kind="bad"
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess() {
            toast({ text: t`${name} was removed`, tone: 'ok' });
            onClose();
          },
        })
      }
    >
      {remove.error && <CallFaultNote error={remove.error} />}
      {isLast ? (
        <Trans>It is the last one: your password alone will open your account, and the recovery codes end.</Trans>
      ) : isPasskey ? (
        <Trans>This passkey will no longer work here. Delete it on its device as well.</Trans>
      ) : (
        <Trans>Codes of this app will no longer work.</Trans>
      )}
    </ConfirmDialog>
  );
}

function useRefreshing(change: () => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: factorQuery.queryKey }),
  });
}

/** What a second factor does for this account, and whether it has one. */
function FactorState({ isSetUp, isOfStaff }: { isSetUp: boolean; isOfStaff: boolean }) {
  return (
    <>
      <p className={styles.quiet}>
        {isSetUp ? (
          <Trans>
            On a new device, and before important changes, you use your passkey or enter a code of your app.
          </Trans>
        ) : (
          <Trans>With a passkey or an authenticator app, a stolen password alone opens nothing.</Trans>
        )}
      </p>
      {!isSetUp && isOfStaff && (
        <p>
          <Chip tone="warn" icon="triangle-alert">
            <Trans>Not set up</Trans>
          </Chip>
        </p>
      )}
      {!isOfStaff && !isSetUp && (
        <p>
          <Trans>It is for operators of the market and owners of stores.</Trans>
        </p>
      )}
    </>
  );
}
