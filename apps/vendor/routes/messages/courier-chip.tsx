import { Trans } from '@lingui/react/macro';
import { Chip } from 'ui/buttons/chip.tsx';

/** Who writes is the courier of an order [DEL-62]. */
export function CourierChip() {
  return (
    <Chip icon="bike">
      <Trans>Rider</Trans>
    </Chip>
  );
}
