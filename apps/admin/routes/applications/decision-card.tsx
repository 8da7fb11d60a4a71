import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { newIdempotencyKey } from 'app-kit/calls/new-idempotency-key.ts';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { adminCalls } from '../../layout/admin-calls.ts';
import { AskReasonDialog } from '../../layout/ask-reason-dialog.tsx';
import desk from '../../layout/desk.module.css';
import { type Application, type ApplicationKind, titleOf } from './application-kinds.ts';
import styles from './applications.module.css';
import { useRefreshApplications } from './use-refresh-applications.ts';

export interface DecisionCardProps {
  kind: ApplicationKind;
  application: Application;
  onDecided: (decided: Application) => void;
}

/** Accepts or declines an application [OPS-053] [OPS-058]. */
export function DecisionCard({ kind, application, onDecided }: DecisionCardProps) {
  const { t } = useLingui();
  const refresh = useRefreshApplications();
  const { key } = useIdempotencyKey();
  const [slug, setSlug] = useState('');
  const [isKnown, setIsKnown] = useState(false);
  const [isDeclining, setIsDeclining] = useState(false);
  const { id, account, f_name: person, city } = application;
  const params = { application_id: id };
  const isStore = kind === 'stores';
  const accept = useMutation({
    mutationFn: (): Promise<Application> => {
      if (!isStore) {
        const body = { is_known: isKnown };
        return adminCalls.registration.acceptCourier({ params, body, idempotencyKey: key });
      }
      const body = { is_known: isKnown, ...(slug.trim() && { slug: slug.trim() }) };
      return adminCalls.registration.acceptStore({ params, body, idempotencyKey: key });
    },
    async onSuccess(decided) {
      onDecided(decided);
      await refresh();
    },
    onError() {
      void refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!accept.isPending) accept.mutate();
  };
  const name = titleOf(application);
  return (
    <section className={desk.card}>
      <h3 className={desk.cardTitle}>
        <Trans>If you accept</Trans>
      </h3>
      <form noValidate className={desk.body} onSubmit={submit}>
        <p className={desk.hint}>
          {isStore ? (
            <Trans>
              The store opens with hours from 8 to 22, {person} becomes its owner and gets a welcome. Customers see it
              once it has items.
            </Trans>
          ) : (
            <Trans>
              {person} works as a rider in {city} and gets a welcome.
            </Trans>
          )}
        </p>
        {isStore && (
          <Field
            label={t`Address of its page`}
            hint={t`After /store/. Small letters, digits and hyphens; empty: made from the name.`}
            dir="ltr"
            maxLength={60}
            value={slug}
            onChange={({ target }) => setSlug(target.value)}
          />
        )}
        {account === 'unconfirmed' && (
          <Checkbox checked={isKnown} onChange={({ target }) => setIsKnown(target.checked)}>
            <Trans>I know that this account is the applicant’s</Trans>
          </Checkbox>
        )}
        {accept.error && <CallFaultNote error={accept.error} />}
        <div className={styles.acts}>
          <Button type="submit" icon="check" isLoading={accept.isPending}>
            <Trans>Accept</Trans>
          </Button>
          <Button kind="outline" onClick={() => setIsDeclining(true)}>
            <Trans>Decline</Trans>
          </Button>
        </div>
      </form>
      {isDeclining && (
        <AskReasonDialog
          title={t`Decline ${name}?`}
          description={<Trans>{person} will see this.</Trans>}
          hint={<Trans>Say what is missing, or what would have to change.</Trans>}
          confirmLabel={<Trans>Decline</Trans>}
          onClose={() => setIsDeclining(false)}
          send={async (words) => {
            const sent = { params, body: { words }, idempotencyKey: newIdempotencyKey() };
            const decline = isStore ? adminCalls.registration.declineStore : adminCalls.registration.declineCourier;
            try {
              onDecided(await decline(sent));
            } finally {
              await refresh();
            }
          }}
        />
      )}
    </section>
  );
}
