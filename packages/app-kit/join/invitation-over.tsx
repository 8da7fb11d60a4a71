import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { StateScreen } from '../screens/state-screen.tsx';
import { useAppTitle } from '../start/app-info.ts';

/** The link opens nothing: `cut` where a part of it is missing, `over` where the API knows no open invitation by it. */
export function InvitationOver({ reason }: { reason: 'cut' | 'over' }) {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Invitation · ${app}`}</title>
      <StateScreen
        icon="link"
        title={reason === 'cut' ? <Trans>This link is incomplete</Trans> : <Trans>This invitation is over</Trans>}
        action={
          <LinkButton to="/" replace kind="outline">
            <Trans>Open the app</Trans>
          </LinkButton>
        }
      >
        {reason === 'cut' ? (
          <Trans>Copy the whole link from the message and open it again, or ask for a new one.</Trans>
        ) : (
          <OverText />
        )}
      </StateScreen>
    </>
  );
}

/** The invitation has ended while its page was open. */
export function InvitationOverNote() {
  return (
    <BannerNote tone="bad" isAlert>
      <OverText />
    </BannerNote>
  );
}

function OverText() {
  return (
    <Trans>
      It was used or withdrawn, or it’s older than 7 days. If you accepted it before, open the app. Otherwise ask the
      person who invited you for a new link.
    </Trans>
  );
}
