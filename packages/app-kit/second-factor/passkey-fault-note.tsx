import { Trans } from '@lingui/react/macro';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';

/** Why a passkey was not made or did not sign: the browser says little, such as that the person has closed its dialog. */
export function PasskeyFaultNote({ error }: { error: Error }) {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') {
    return (
      <BannerNote tone="warn">
        <Trans>The browser stopped: it was closed, or took too long. Try again.</Trans>
      </BannerNote>
    );
  }
  if (error.name === 'InvalidStateError') {
    return (
      <BannerNote tone="warn">
        <Trans>This device has a passkey of your account already.</Trans>
      </BannerNote>
    );
  }
  return <CallFaultNote error={error} />;
}
