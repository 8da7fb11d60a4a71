import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { useSheet } from '#browser/use-sheet.ts';
import { RefusalText } from '#features/config/refusal-text.tsx';
import styles from './checkout-page.module.css';
import type { Delivery } from './delivery.ts';

const PickLocation = lazyPart(async () => {
  const { PickLocationDialog } = await import('#features/places/dialogs/pick-location-dialog.tsx');
  return { default: PickLocationDialog };
});

interface Part {
  checkout: Delivery;
}

/** The destination of the order, with a map to change it [LOC-08] [LOC-20]. */
export function Place({
  checkout,
  isOneOfMany = false,
}: Part & { /** Saved addresses below it are the others. */ isOneOfMany?: boolean }) {
  const { plan } = checkout;
  const { open, dialog } = usePlacePicking(checkout);
  return (
    <div className={classNames(styles.place, isOneOfMany && styles.chosen)}>
      <span className={styles.pin}>
        <Icon name="map-pin" size={22} />
      </span>
      <p className={styles.address}>
        {plan.place ? <bdi>{plan.place.address}</bdi> : <Trans>Choose location</Trans>}
        <PlaceFault checkout={checkout} />
      </p>
      <Button kind="text" size="small" onClick={open}>
        <Trans>Change</Trans>
      </Button>
      {dialog}
    </div>
  );
}

/** The map, which changes the destination of this order and nothing else. */
export function usePlacePicking({ change }: Delivery) {
  const sheet = useSheet('order_place');
  const dialog = (
    <Suspense>
      {sheet.isOpen && (
        <PickLocation
          purpose="parcel"
          onPick={({ address, lat, lng }) => {
            sheet.close();
            change({ place: { address, lat, lng } });
          }}
          onClose={sheet.close}
        />
      )}
    </Suspense>
  );
  return { open: sheet.open, dialog };
}

/** Why the order cannot go there. */
export function PlaceFault({ checkout: { faults, refusal } }: Part) {
  const isOutside = refusal?.code === 'outside_store_zone' || refusal?.code === 'outside_zones';
  return (
    <>
      {faults.address && (
        <span className={styles.fault} role="alert">
          <Trans>Address is required</Trans>
        </span>
      )}
      {refusal && isOutside && (
        <span className={styles.fault} role="alert">
          <RefusalText refusal={refusal} />
        </span>
      )}
    </>
  );
}
