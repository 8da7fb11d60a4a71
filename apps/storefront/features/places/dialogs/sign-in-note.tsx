import { Trans } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { openAuth } from '#browser/open-auth.ts';

/** What a guest sees in place of saved addresses [LOC-30] [ADDR-37]; `onLeave` closes the overlays. */
export function SignInNote({ onLeave }: { onLeave: () => void }) {
  const signIn = () => {
    onLeave();
    openAuth();
  };
  return (
    <BannerNote
      tone="info"
      action={
        <Button kind="text" size="small" onClick={signIn}>
          <Trans>Sign In</Trans>
        </Button>
      }
    >
      <span role="status">
        <Trans>To select from saved addresses, you need to sign in.</Trans>
      </span>
    </BannerNote>
  );
}
