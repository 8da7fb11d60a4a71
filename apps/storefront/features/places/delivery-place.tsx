import { LocationPill } from 'ui/navigation/location-pill.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { usePickLocation } from './use-pick-location.tsx';

/** Where to deliver, in the bar of every page [NAV-17]. */
export function DeliveryPlace() {
  const { place } = useMarket();
  const { open, dialog } = usePickLocation();
  return (
    <>
      <LocationPill place={place?.address} aria-haspopup="dialog" onClick={open} />
      {dialog}
    </>
  );
}
