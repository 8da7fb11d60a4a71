import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Page } from 'ui/layout/page.tsx';

/** The place has no module at all [MOD-06]. */
export function NoModules() {
  const { t } = useLingui();
  return (
    <Page>
      <title>{t`No module found`}</title>
      <EmptyState image="boxbig" level={1} title={<Trans>No module found</Trans>}>
        <Trans>Contact with the site owner to activate modules.</Trans>
      </EmptyState>
    </Page>
  );
}
