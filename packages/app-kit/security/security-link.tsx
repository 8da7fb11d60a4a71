import { Trans } from '@lingui/react/macro';
import { LinkButton } from 'ui/buttons/button.tsx';

/** Leads from the account to the page about its security. */
export function SecurityLink() {
  return (
    <LinkButton to="/security" kind="outline" icon="lock">
      <Trans>Second factor and devices</Trans>
    </LinkButton>
  );
}
