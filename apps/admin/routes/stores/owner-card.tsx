import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { SentLink } from 'app-kit/team/sent-link.tsx';
import type { SentInvitation } from 'app-kit/team/team.ts';
import type { AdminStore } from 'market/stores/stores.admin.contract';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import styles from './stores.module.css';
import { useRefreshStores } from './use-refresh-stores.ts';

/** Who owns a store, or how to invite the owner [OPS-054] [SEAT-19]. */
export function OwnerCard({ store }: { store: AdminStore }) {
  const [isInviting, setIsInviting] = useState(false);
  const owners = store.owners.join(', ');
  const contact = <bdi dir="ltr">{store.invited_owner}</bdi>;
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Owner</Trans>
      </h2>
      <div className={styles.owner}>
        <p className={desk.grow}>
          {owners ||
            (store.invited_owner ? (
              <Trans>{contact} is invited.</Trans>
            ) : (
              <Trans>The owner edits the menu and takes the orders.</Trans>
            ))}
        </p>
        <Button kind={owners || store.invited_owner ? 'outline' : 'brand'} onClick={() => setIsInviting(true)}>
          <Trans>Invite an owner</Trans>
        </Button>
      </div>
      {isInviting && <InviteOwner store={store} onClose={() => setIsInviting(false)} />}
    </section>
  );
}

function InviteOwner({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const refresh = useRefreshStores();
  const [contact, setContact] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [sent, setSent] = useState<SentInvitation>();
  const place = <bdi>{store.name}</bdi>;
  const invite = useMutation({
    mutationFn: () =>
      adminCalls.stores.inviteOwner({ params: { store_id: store.id }, body: { contact: contact.trim() } }),
    onSuccess: ({ invitation, link, is_sent: isSent }) => setSent({ contact: invitation.contact, link, isSent }),
    onSettled: refresh,
  });
  useFirstFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    setIsEmpty(contact.trim() === '');
    if (contact.trim()) invite.mutate();
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <Dialog
      title={sent ? t`Invitation made` : t`Invite an owner`}
      description={<Trans>To work for {place}</Trans>}
      onClose={onClose}
    >
      {sent ? (
        <SentLink sent={sent} onClose={onClose} />
      ) : (
        <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
          {invite.error && <CallFaultNote error={invite.error} />}
          <Field
            label={t`Email or phone number`}
            autoComplete="off"
            maxLength={200}
            value={contact}
            onChange={({ target }) => {
              setContact(target.value);
              setIsEmpty(false);
            }}
            fault={isEmpty && t`Enter a whole email or phone number.`}
            hint={t`We send the link there. It works once, for 7 days.`}
          />
          <Button type="submit" size="large" isBlock isLoading={invite.isPending}>
            <Trans>Send invitation</Trans>
          </Button>
        </form>
      )}
    </Dialog>
  );
}
