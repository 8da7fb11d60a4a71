import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { loadPhoneGrammar, type RawPhone } from 'ui/phone/phone-text.ts';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import { useMarketSettings } from '../calls/use-market-settings.ts';
import { LoginField } from '../sign-in/login-field.tsx';
import { isLogin, isPhoneText, loginOf } from '../sign-in/login-text.ts';
import { GrantChoice } from './grant-choice.tsx';
import { useGrantFault } from './grant-fault.tsx';
import { SentLink } from './sent-link.tsx';
import styles from './team.module.css';
import type { Grant, SentInvitation, Team } from './team.ts';
import { useTeamChange } from './use-team.ts';

export interface TeamDialogProps {
  team: Team;
  onClose: () => void;
}

/** Invites a person by e-mail or phone, and shows the link for those whom no message reaches [SEAT-19]. */
export function InviteDialog({ team, onClose }: TeamDialogProps) {
  const { t } = useLingui();
  const [sent, setSent] = useState<SentInvitation>();
  const place = <bdi>{team.place}</bdi>;
  return (
    <Dialog
      title={sent ? t`Invitation made` : t`Invite a person`}
      description={<Trans>To work for {place}</Trans>}
      onClose={onClose}
    >
      {sent ? <SentLink sent={sent} onClose={onClose} /> : <InviteForm team={team} onSent={setSent} />}
    </Dialog>
  );
}

function InviteForm({ team, onSent }: { team: Team; onSent: (sent: SentInvitation) => void }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const country = useMarketSettings()?.country ?? 'NG';
  const [written, setWritten] = useState<RawPhone>({ country: '', text: '' });
  const [grant, setGrant] = useState<Grant>({ roles: [], zoneIds: team.zones && !team.grantsAllZones ? [] : null });
  const [faults, setFaults] = useState<{ contact?: string; grant?: string | undefined }>({});
  const faultOf = useGrantFault(team);
  const contact = { ...written, country: written.country || country };
  const invite = useTeamChange(team, () => team.calls.invite(loginOf(contact).contact, grant));
  useFirstFocus(form);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    if (isPhoneText(contact.text)) await loadPhoneGrammar();
    const ofGrant = faultOf(grant);
    const found = { ...(!isLogin(contact) && { contact: t`Enter a whole email or phone number.` }), grant: ofGrant };
    setFaults(found);
    if (found.contact) form.current?.querySelector('input')?.focus();
    else if (!ofGrant) invite.mutate(undefined, { onSuccess: onSent });
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {invite.error && <CallFaultNote error={invite.error} />}
      <LoginField
        label={t`Email or phone number`}
        name="contact"
        autoComplete="off"
        value={contact}
        onChange={(next) => {
          setWritten(next);
          setFaults({});
        }}
        fault={faults.contact}
        hint={t`We send the link there. It works once, for 7 days.`}
      />
      <GrantChoice
        team={team}
        value={grant}
        onChange={(next) => {
          setGrant(next);
          setFaults({});
        }}
        fault={faults.grant}
      />
      <Button type="submit" size="large" isBlock isLoading={invite.isPending}>
        <Trans>Send invitation</Trans>
      </Button>
    </form>
  );
}
