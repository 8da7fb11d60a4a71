import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PushStateNote } from 'app-kit/push/notification-parts.tsx';
import { LinkButton } from 'ui/buttons/button.tsx';
import { channelsQuery } from '../../notifications/store-notifications-query.ts';

/** A red sign where no push to the member was confirmed for 24 hours [SEAT-28]. */
export function SilentDeviceNote({ storeId }: { storeId: number }) {
  const { data } = useQuery(channelsQuery(storeId));
  if (data?.state !== 'silent') return null;
  const action = (
    <LinkButton to={`/notifications?store=${storeId}`} kind="outline" size="small">
      <Trans>Test</Trans>
    </LinkButton>
  );
  return <PushStateNote state="silent" action={action} />;
}
