import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import type { Handover } from 'market/orders/handovers/orders-handovers.courier.contract';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { demoMap } from 'ui/map/map-base.ts';
import type { MapPoint } from 'ui/map/map-frame.tsx';
import { RideMap, type RideStop } from 'ui/map/ride-map.tsx';
import { splitRoute } from 'ui/map/split-route.ts';
import type { PositionState } from '../phone/use-position.ts';
import styles from './work-map.module.css';
import { zonesQuery } from './zones-query.ts';

interface DeliveryMapProps {
  delivery: Delivery;
  position: PositionState;
}

/**
 * The stops that are ahead, the way to them, and the position of the rider. The map of the zone is on the phone, so it opens
 * without a network as well; the words beside it say the same [DEL-22].
 */
export function DeliveryMap({ delivery, position }: DeliveryMapProps) {
  const { t } = useLingui();
  const stops = stopsAhead(delivery);
  const me = placeOf(position);
  const [first] = stops;
  if (!first) return null;
  const { name } = first;
  return (
    <Frame
      label={t`Your way to ${name}`}
      centre={first.at}
      stops={stops}
      me={me}
      {...waysOf(delivery, stops, me)}
      borders={[]}
    />
  );
}

/** Where two couriers meet, this one, and where the other one is [DEL-39]. */
export function MeetingMap({
  handover: { meeting, other, side },
  position,
}: {
  handover: Handover;
  position: PositionState;
}) {
  const { t } = useLingui();
  const me = placeOf(position);
  const at = { lat: meeting.lat, lng: meeting.lng };
  const comes = other?.lat != null && other.lng !== null ? { lat: other.lat, lng: other.lng } : undefined;
  const point = { key: 'meeting', at, kind: 'meeting' } as const;
  const stops = comes ? [point, { key: 'rider', at: comes, kind: 'rider' } as const] : [point];
  const from = side === 'taker' ? me : (comes ?? null);
  return (
    <Frame
      label={t`Where you meet`}
      centre={at}
      stops={stops}
      me={me}
      way={[]}
      straight={from ? [from, at] : []}
      borders={[]}
    />
  );
}

/** The zones of a city, and where the courier is [DEL-02]. */
export function ZoneMap({ city, position }: { city: string; position: PositionState }) {
  const { t } = useLingui();
  const { data } = useQuery(zonesQuery);
  const zones = (data?.zones ?? []).filter((zone) => zone.city === city);
  const [first] = zones;
  if (!first) return null;
  const borders = zones.map((zone) => zone.formatted_coordinates);
  const label = t`Your zone in ${city}`;
  return (
    <Frame
      label={label}
      centre={first.center}
      stops={[]}
      me={placeOf(position)}
      way={[]}
      straight={[]}
      borders={borders}
    />
  );
}

type FrameProps = Omit<Parameters<typeof RideMap>[0], 'base'>;

function Frame(props: FrameProps) {
  const isDemo = useMarketSettings()?.demo === true;
  return (
    <div className={styles.map}>
      <RideMap {...props} {...(isDemo && { base: demoMap })} />
    </div>
  );
}

/** The part by road from the store on, and as the crow flies what comes before it. Without roads all of it is that. */
function waysOf({ step, route }: Delivery, stops: readonly RideStop[], me: MapPoint | null) {
  const road = route.map(([lat, lng]) => ({ lat, lng }));
  const here = me ? [me] : [];
  if (road.length === 0) return { way: [], straight: [...here, ...stops.map(({ at }) => at)] };
  if (step === 'deliver') return { way: me ? splitRoute(road, me).ahead : road, straight: [] };
  if (step === 'return') return { way: road, straight: [] };
  return { way: road, straight: [...here, ...stops.slice(0, 1).map(({ at }) => at)] };
}

function stopsAhead({ step, store, door, address }: Delivery): (RideStop & { name: string })[] {
  const atStore = { key: 'store', at: store, kind: 'store', name: store.name } as const;
  if (step === 'return') return [atStore];
  const atDoor = door ? [{ key: 'door', at: door, kind: 'door', name: address } as const] : [];
  return step === 'deliver' ? atDoor : [atStore, ...atDoor];
}

function placeOf(position: PositionState): MapPoint | null {
  return position.kind === 'known' ? position.at : null;
}
