import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';

/** A new version has to be taken before the work goes on [SEAT-38]. */
export function UpdateDialog({ onUpdate }: { onUpdate: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Update to go on`} width={420}>
      <p>
        <Trans>This page is too old for the market. What waits to be sent and your drafts stay on this device.</Trans>
      </p>
      <Button icon="refresh-cw" size="large" isBlock onClick={onUpdate}>
        <Trans>Update</Trans>
      </Button>
    </Dialog>
  );
}
