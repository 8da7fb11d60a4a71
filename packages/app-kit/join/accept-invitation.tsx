import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from 'market/account/account.contract';
import { CallRefused } from 'market/calls/client';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { membershipsQuery } from '../access/use-memberships.ts';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import { useBusinessName } from '../calls/use-market-settings.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { acceptInvitation, type Invitation } from './invitation-calls.ts';
import { InvitationOverNote } from './invitation-over.tsx';

export interface AcceptInvitationProps {
  token: string;
  invitation: Invitation;
  /** Who is signed in. */
  account: Profile;
}

/** The one question of an invitation, asked to the account that is signed in. */
export function AcceptInvitation({ token, invitation, account }: AcceptInvitationProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const business = useBusinessName();
  const signOut = useSignOut();
  const place = invitation.store_name ?? business;
  const accept = useMutation({
    mutationFn: () => acceptInvitation(token),
    async onSuccess(memberships) {
      queries.setQueryData(membershipsQuery.queryKey, memberships);
      toast({ text: t`You work for ${place} now`, tone: 'ok' });
      // The address with the token leaves the history.
      await navigate('/', { replace: true });
    },
  });
  const name = <b>{`${account.f_name} ${account.l_name}`.trim()}</b>;
  const code = accept.error instanceof CallRefused ? accept.error.code : undefined;
  if (code === 'invitation_over') return <InvitationOverNote />;
  if (code === 'already_member') {
    return (
      <>
        <BannerNote tone="info" isAlert>
          <Trans>This account works for {place} already. You don’t need the invitation.</Trans>
        </BannerNote>
        <LinkButton to="/" replace size="large" isBlock>
          <Trans>Open the app</Trans>
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <p>
        <Trans>You’re signed in as {name}.</Trans>
      </p>
      {accept.error && <CallFaultNote error={accept.error} />}
      {signOut.error && <CallFaultNote error={signOut.error} />}
      <Button size="large" isBlock icon="check" isLoading={accept.isPending} onClick={() => accept.mutate()}>
        <Trans>Accept the invitation</Trans>
      </Button>
      <Button kind="text" isBlock isLoading={signOut.isPending} onClick={() => signOut.mutate()}>
        <Trans>Use another account</Trans>
      </Button>
    </>
  );
}
