import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ReachNote } from 'app-kit/push/reach-parts.tsx';
import { LinkButton } from 'ui/buttons/button.tsx';
import { reachQuery } from '../../reach/courier-reach-query.ts';

/** A red sign where no push to the rider was confirmed for 24 hours [SEAT-28]. */
export function SilentPhoneNote() {
  const { data } = useQuery(reachQuery);
  if (data?.state !== 'silent') return null;
  const action = (
    <LinkButton to="/notifications" kind="outline" size="small">
      <Trans>Test</Trans>
    </LinkButton>
  );
  return <ReachNote state="silent" action={action} />;
}
