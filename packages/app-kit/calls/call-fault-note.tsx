import { Trans } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import { BannerNote } from 'ui/feedback/banner-note.tsx';

/** Why a call failed: the API says it in the language of the page, and says nothing without a connection. */
export function CallFaultNote({ error }: { error: Error }) {
  // Nothing went wrong: a second person decides [SEAT-16].
  const isSent = error instanceof CallRefused && error.faults.some(({ code }) => code === 'needs_second_person');
  return (
    <BannerNote tone={isSent ? 'info' : 'bad'} isAlert>
      {isSent && (
        <b>
          <Trans>Sent for approval</Trans>
        </b>
      )}
      <FaultText error={error} />
    </BannerNote>
  );
}

function FaultText({ error }: { error: Error }) {
  if (!(error instanceof CallRefused)) return <Trans>We got no answer. Check your connection and try again.</Trans>;
  // The API speaks of the key, which a person does not see.
  if (error.code === 'key_reused') {
    return <Trans>This was done before you changed it. Look at it before you send it again.</Trans>;
  }
  return error.faults.map(({ message }) => <p key={message}>{message}</p>);
}
