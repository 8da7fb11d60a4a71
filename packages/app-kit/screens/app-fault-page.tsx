import { Trans } from '@lingui/react/macro';
import { useRouteError } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { StateScreen } from './state-screen.tsx';

/** Stands in place of a page that failed while it rendered or loaded. */
export function FaultPage() {
  const error = useRouteError();
  console.error(error);
  return (
    <StateScreen
      icon="triangle-alert"
      title={<Trans>Something went wrong</Trans>}
      action={
        <Button icon="refresh-cw" onClick={() => location.reload()}>
          <Trans>Reload page</Trans>
        </Button>
      }
    >
      <Trans>Nothing you saved is lost.</Trans>
    </StateScreen>
  );
}
