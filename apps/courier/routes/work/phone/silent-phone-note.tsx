import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PushStateNote } from 'app-kit/push/notification-parts.tsx';
import { LinkButton } from 'ui/buttons/button.tsx';
import { channelsQuery } from '../../notifications/courier-notifications-query.ts';

/** A red sign where no push to the rider was confirmed for 24 hours [SEAT-28]. */
export function SilentPhoneNote() {
  const { data } = useQuery(channelsQuery);
  if (data?.state !== 'silent') return null;
  const action = (
    <LinkButton to="/notifications" kind="outline" size="small">
      <Trans>Test</Trans>
    </LinkButton>
  );
  return <PushStateNote state="silent" action={action} />;
}
