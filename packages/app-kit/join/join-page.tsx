import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallRefused } from 'market/calls/client';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useBusinessName } from '../calls/use-market-settings.ts';
import { LoadingScreen, OfflineScreen, UnreachableScreen } from '../screens/screens.tsx';
import { useSession } from '../session/use-session.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { SignInSteps } from '../sign-in/sign-in-steps.tsx';
import { SignUpStep } from '../sign-in/sign-up-step.tsx';
import { useAppTitle } from '../start/app-info.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { type Invitation, invitationQuery, tokenIn } from './invitation-calls.ts';
import { InvitationFacts } from './invitation-facts.tsx';
import { InvitationOver } from './invitation-over.tsx';

/**
 * The page that an invitation leads to [SEAT-19]. The token is behind the `#`, where no server sees it, and stays
 * there until it is used, so that the page can be loaded again.
 */
export function JoinPage() {
  const token = tokenIn(useLocation().hash);
  return token ? <JoinWith key={token} token={token} /> : <InvitationOver reason="cut" />;
}

function JoinWith({ token }: { token: string }) {
  const invitation = useQuery(invitationQuery(token));
  const session = useSession();
  if (invitation.error instanceof CallRefused && invitation.error.code === 'invitation_over') {
    return <InvitationOver reason="over" />;
  }
  const retry = () => {
    if (invitation.error) void invitation.refetch();
    if (session.error) void session.refetch();
  };
  if (invitation.data && session.data) {
    const account = session.data.state === 'signed-in' ? session.data.account : undefined;
    return (
      <JoinFrame invitation={invitation.data}>
        {account ? (
          <AcceptInvitation token={token} invitation={invitation.data} account={account} />
        ) : (
          <>
            <p>
              <Trans>Sign in to accept. If you’re new here, create an account.</Trans>
            </p>
            <SignInSteps
              isInactive={session.data.state === 'signed-out' && session.data.isInactive}
              signUp={SignUpStep}
            />
          </>
        )}
      </JoinFrame>
    );
  }
  if (invitation.fetchStatus === 'paused' || session.fetchStatus === 'paused') return <OfflineScreen />;
  if (invitation.isError || session.isError) return <UnreachableScreen onRetry={retry} />;
  return <LoadingScreen />;
}

interface JoinFrameProps {
  invitation: Invitation;
  children: ReactNode;
}

function JoinFrame({ invitation, children }: JoinFrameProps) {
  const { t } = useLingui();
  const app = useAppTitle();
  const business = useBusinessName();
  const place = <bdi>{invitation.store_name ?? business}</bdi>;
  const inviter = <bdi>{invitation.invited_by}</bdi>;
  return (
    <SignInFrame
      pageTitle={t`Invitation · ${app}`}
      title={<Trans>Work for {place}</Trans>}
      description={<Trans>{inviter} invites you.</Trans>}
    >
      <InvitationFacts invitation={invitation} />
      {children}
    </SignInFrame>
  );
}
