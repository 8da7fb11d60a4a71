import { Trans } from '@lingui/react/macro';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { type ArrivalPlace, nearnessOf } from 'market/orders/orders-delivery.rules';
import { metresBetween } from 'market/places/places.rules';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { distance } from 'ui/formats/format.ts';
import type { useEnqueueStep } from './courier-steps.ts';
import styles from './current-delivery.module.css';
import { mapsLink } from './maps/maps-link.ts';
import type { PositionState } from './phone/use-position.ts';

/** Loads with the first question. */
const ConfirmDialog = lazy(async () => ({ default: (await import('ui/overlays/confirm-dialog.tsx')).ConfirmDialog }));

interface ArrivalFootProps {
  delivery: Delivery;
  place: ArrivalPlace;
  position: PositionState;
  make: ReturnType<typeof useEnqueueStep>;
}

/**
 * The way there and 'I am there', which change places within 80 m; the phone shakes once then. Far away it asks first
 * [DEL-23] [DEL-24].
 */
export function ArrivalFoot({ delivery, place, position, make }: ArrivalFootProps) {
  const [asks, setAsks] = useState(false);
  const { store, door } = delivery;
  const goal = place === 'store' ? store : door;
  const metres = position.kind === 'known' && goal ? Math.round(metresBetween(position.at, goal)) : null;
  const nearness = nearnessOf(metres);
  const link = mapsLink(delivery, place);
  useEffect(() => {
    if (nearness === 'near') navigator.vibrate?.(200);
  }, [nearness]);
  const arrive = () => {
    setAsks(false);
    make(delivery, { kind: 'arrive', place, metres });
  };
  const isMain = nearness === 'near' || link === undefined;
  const arriveButton = (
    <Button
      kind={isMain ? 'brand' : 'soft'}
      isBlock={isMain}
      className={isMain ? styles.button : styles.side}
      onClick={() => (nearness === 'far' ? setAsks(true) : arrive())}
    >
      <Trans>I am there</Trans>
    </Button>
  );
  const away = distance((metres ?? 0) / 1000);
  return (
    <div className={styles.buttons}>
      {link !== undefined && (
        <LinkButton
          to={link}
          kind={isMain ? 'outline' : 'ink'}
          isBlock={!isMain}
          icon="navigation"
          className={isMain ? styles.side : styles.button}
        >
          <Trans>Directions</Trans>
        </LinkButton>
      )}
      {arriveButton}
      {asks && (
        <Suspense>
          <ConfirmDialog
            icon="map-pin"
            question={<Trans>Are you there already?</Trans>}
            cancelLabel={<Trans>Not yet</Trans>}
            confirmLabel={<Trans>I am there</Trans>}
            kind="brand"
            onCancel={() => setAsks(false)}
            onConfirm={arrive}
          >
            <Trans>Your phone says {away} away. It is noted with your arrival.</Trans>
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}
