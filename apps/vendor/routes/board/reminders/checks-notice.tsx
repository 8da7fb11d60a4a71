import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { doneCount } from 'market/stores/stores-checks.rules';
import { LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { checksQuery } from '../../../features/stores/check-calls.ts';

/** How much of the opening list is done today, until all of it is [STO-099]. */
export function ChecksNotice({ storeId }: { storeId: number }) {
  const { data } = useQuery(checksQuery(storeId));
  const checks = data?.checks ?? [];
  const [done, all] = [doneCount(checks), checks.length];
  if (done === all) return null;
  return (
    <BannerNote
      tone="info"
      icon="list"
      action={
        <LinkButton kind="soft" size="small" to={`/checks?store=${storeId}`}>
          <Trans>Open the list</Trans>
        </LinkButton>
      }
    >
      <b>
        <Trans>Opening list:</Trans>
      </b>{' '}
      <Trans>
        {done} of {all} done
      </Trans>
    </BannerNote>
  );
}
