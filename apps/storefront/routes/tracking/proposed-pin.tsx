import { Trans, useLingui } from '@lingui/react/macro';
import type { TrackedOrder } from 'market/orders/orders.contract';
import { Suspense, useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { distance } from 'ui/formats/format.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { MapOnTap } from 'ui/map/map-on-tap.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { answerDoor } from '#features/orders/order-history-calls.ts';
import styles from './tracking.module.css';

const PlaceMap = lazyPart(async () => ({ default: (await import('ui/map/place-map.tsx')).PlaceMap }));

interface ProposedPinProps {
  orderId: string;
  pin: NonNullable<TrackedOrder['proposed_pin']>;
}

/** Where the rider found the door: a press takes it over for next time [CUS-10]. Guests have no saved address. */
export function ProposedPin({ orderId, pin: { latitude: lat, longitude: lng, metres } }: ProposedPinProps) {
  const { t, i18n } = useLingui();
  const { customer } = useMarket();
  const [answered, setAnswered] = useState<boolean>();
  const away = distance(metres / 1000);
  // The server has no map.
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  if (!customer) return null;
  const answer = async (isRight: boolean) => {
    try {
      await answerDoor(orderId, { is_pin_right: isRight });
      setAnswered(isRight);
    } catch (error) {
      showFault(error, i18n);
    }
  };
  if (answered !== undefined) {
    return (
      <p role="status" className={styles.muted}>
        {answered ? <Trans>Your pin is there from now on.</Trans> : <Trans>Your pin stays where it was.</Trans>}
      </p>
    );
  }
  return (
    <section className={styles.proposedPin}>
      <h2>
        <Trans>Is this your door?</Trans>
      </h2>
      <p className={styles.muted}>
        <Trans>The rider found it {away} from your pin.</Trans>
      </p>
      <div className={styles.pinMap}>
        <MapOnTap>
          <Suspense>
            {isInBrowser && <PlaceMap label={t`Map of the place where the rider found your door`} at={{ lat, lng }} />}
          </Suspense>
        </MapOnTap>
      </div>
      <div className={styles.ownActions}>
        <Button kind="outline" onClick={() => void answer(false)}>
          <Trans>No, keep my pin</Trans>
        </Button>
        <Button onClick={() => void answer(true)}>
          <Trans>Yes, use it next time</Trans>
        </Button>
      </div>
    </section>
  );
}
