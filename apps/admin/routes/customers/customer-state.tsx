import { Trans } from '@lingui/react/macro';
import { Chip } from 'ui/buttons/chip.tsx';

/** Whether an account is open, by word, sign and colour. */
export function CustomerState({ isActive }: { isActive: boolean }) {
  if (isActive) {
    return (
      <Chip tone="ok" icon="circle-check">
        <Trans>Open</Trans>
      </Chip>
    );
  }
  return (
    <Chip tone="bad" icon="lock">
      <Trans>Suspended</Trans>
    </Chip>
  );
}
