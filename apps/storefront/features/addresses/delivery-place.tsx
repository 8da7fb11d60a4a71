import { Trans } from '@lingui/react/macro';
import { LocationPill } from 'ui/navigation/location-pill.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { openingTime } from '#i18n/opening-time.ts';
import { usePickLocation } from './use-pick-location.tsx';

/** Where to deliver, in the bar of every page [NAV-17]. */
export function DeliveryPlace() {
  const { place, zone } = useMarket();
  const { open, dialog } = usePickLocation();
  return (
    <>
      <LocationPill
        place={place?.address}
        note={typeof zone?.demoMinute === 'number' && <DemoTime minute={zone.demoMinute} />}
        aria-haspopup="dialog"
        onClick={open}
      />
      {dialog}
    </>
  );
}

/** A demo says that its clock is frozen: at this time its stores are open or closed. */
function DemoTime({ minute }: { minute: number }) {
  const time = openingTime(`${Math.floor(minute / 60)}:${minute % 60}`);
  return <Trans>stores as at {time}</Trans>;
}
