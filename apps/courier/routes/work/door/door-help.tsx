import { Trans, useLingui } from '@lingui/react/macro';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { isAccurateEnough } from 'market/orders/orders-delivery.rules';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import type { useEnqueueStep } from '../courier-steps.ts';
import type { PositionState } from '../phone/use-position.ts';
import styles from './door-help.module.css';

interface DoorHelpProps {
  delivery: Delivery;
  position: PositionState;
  make: ReturnType<typeof useEnqueueStep>;
}

/**
 * The gate as it looked on an earlier visit, and a pin that is wrong: it moves to where the courier stands, for this order,
 * and the customer is asked about it for next time [DEL-25] [CUS-10].
 */
export function DoorHelp({ delivery, position, make }: DoorHelpProps) {
  const { t } = useLingui();
  // Each answer of the server has another link to the same picture.
  const [photo] = useState(delivery.gate_photo);
  const [isAsking, setIsAsking] = useState(false);
  const at = position.kind === 'known' && isAccurateEnough(position.metres) ? position.at : undefined;
  return (
    <div className={styles.help}>
      {photo !== null && (
        <figure className={styles.gate}>
          <img src={photo} alt={t`The door on an earlier order`} />
        </figure>
      )}
      {delivery.is_pin_moved ? (
        <p role="status" className={styles.moved}>
          <Icon name="map-pin" />
          <Trans>The pin was moved for this order. The customer is asked about it.</Trans>
        </p>
      ) : (
        <Button kind="text" className={styles.button} onClick={() => setIsAsking(true)}>
          <Trans>The pin is wrong</Trans>
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          icon="map-pin"
          question={<Trans>Are you at the door now?</Trans>}
          cancelLabel={<Trans>No</Trans>}
          confirmLabel={<Trans>Move the pin here</Trans>}
          kind="brand"
          isBusy={at === undefined}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            if (at) make(delivery, { kind: 'movePin', ...at });
            setIsAsking(false);
          }}
        >
          {at ? (
            <Trans>The pin moves to where you stand, for this order. The customer can keep it for next time.</Trans>
          ) : (
            <Trans>This phone doesn’t know exactly enough where you are.</Trans>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
