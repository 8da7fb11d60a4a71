import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { tokenIn } from 'app-kit/join/invitation-calls.ts';
import { LoadingScreen, OfflineScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { StateScreen } from 'app-kit/screens/state-screen.tsx';
import { SignInFrame } from 'app-kit/sign-in/sign-in-frame.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { CallRefused } from 'market/calls/client';
import { useLocation } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { FirstOwnerForm } from './first-owner-form.tsx';
import { setupQuery } from './setup-calls.ts';

/**
 * The page that the log of a new server leads to [OPS-083]. The token is behind the `#`, where no server sees it,
 * and stays there until it is used, so that the page can be loaded again.
 */
export function SetupPage() {
  const token = tokenIn(useLocation().hash);
  return token ? <SetupWith key={token} token={token} /> : <SetupOver reason="cut" />;
}

function SetupWith({ token }: { token: string }) {
  const { t } = useLingui();
  const app = useAppTitle();
  const setup = useQuery(setupQuery(token));
  if (setup.error instanceof CallRefused && setup.error.code === 'setup_over') return <SetupOver reason="over" />;
  if (setup.data) {
    return (
      <SignInFrame
        pageTitle={t`Set up · ${app}`}
        title={<Trans>Set up your market</Trans>}
        description={
          <Trans>Create the account of its owner. Next you choose the city, the money and the first store.</Trans>
        }
      >
        <FirstOwnerForm token={token} />
      </SignInFrame>
    );
  }
  if (setup.fetchStatus === 'paused') return <OfflineScreen />;
  if (setup.isError) return <UnreachableScreen onRetry={() => void setup.refetch()} />;
  return <LoadingScreen />;
}

/** The link opens nothing: `cut` where a part of it is missing, `over` where it was used or is too old. */
function SetupOver({ reason }: { reason: 'cut' | 'over' }) {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Set up · ${app}`}</title>
      <StateScreen
        icon="link"
        title={reason === 'cut' ? <Trans>This link is incomplete</Trans> : <Trans>This link is over</Trans>}
        action={
          <LinkButton to="/" replace kind="outline">
            <Trans>Sign in</Trans>
          </LinkButton>
        }
      >
        {reason === 'cut' ? (
          <Trans>Copy the whole link from the log of the server and open it again.</Trans>
        ) : (
          <Trans>
            It was used, or it’s older than 24 hours. If the market has an owner, sign in. Otherwise start the server
            again: its log has a new link.
          </Trans>
        )}
      </StateScreen>
    </>
  );
}
