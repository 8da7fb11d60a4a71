import { type CallFault, CallRefused } from 'market/calls/client';
import { type Prediction, placesContract } from 'market/places/places.contract';
import type { Coordinates } from 'market/places/places.rules';
import { zonesContract } from 'market/zones/zones.contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createApiClient } from '#browser/api-client.ts';

/** An address in two lines, and in one as stored. */
export interface PickedAddress {
  line: string;
  context: string;
  formatted: string;
}

interface DeliveryAt {
  zoneIds: number[];
  /** The name of the first zone, for a place that no geocoder knows. */
  zoneName: string;
  storeCount: number;
}

export interface PickedPlace {
  point: Coordinates;
  /** The address and the zone are being asked for [LOC-15]. */
  isResolving: boolean;
  /** Undefined where no address is known [LOC-16]. */
  address?: PickedAddress;
  delivery?: DeliveryAt;
  /** Why there is no delivery, as the API says [LOC-17]. */
  refusal?: CallFault;
  /** The call failed or its reply was unexpected; a retry is possible. */
  failure?: 'connection' | 'answer';
}

const api = createApiClient({ places: placesContract, zones: zonesContract });

/**
 * What is known of the place at the pin, and where the pin is sent. Leaving a place discards it, and late replies about
 * it.
 */
export function usePickedPlace(start: Coordinates, startAddress: string | undefined) {
  const [picked, setPicked] = useState<PickedPlace>({ point: start, isResolving: true });
  const [target, setTarget] = useState(start);
  const request = useRef(0);

  const leave = useCallback(() => {
    request.current += 1;
    setPicked(({ point }) => ({ point, isResolving: true }));
    return request.current;
  }, []);

  const resolve = useCallback(
    async (point: Coordinates, known?: PickedAddress) => {
      const mine = leave();
      setPicked({ point, isResolving: true });
      const found = await placeAt(point, known);
      if (mine === request.current) setPicked({ point, isResolving: false, ...found });
    },
    [leave],
  );

  const moveTo = (point: Coordinates, known?: PickedAddress) => {
    setTarget(point);
    return resolve(point, known);
  };

  /** Finds the position of a suggestion and moves the pin there [LOC-12]; a later choice or move takes precedence. */
  const choose = async ({ place_id: placeid, structured_formatting: words }: Prediction) => {
    const mine = leave();
    const found = await api.places.details({ query: { placeid } }).catch((error: unknown) => failureIn(error));
    if (mine !== request.current) return;
    if (typeof found === 'string') {
      setPicked(({ point }) => ({ point, isResolving: false, failure: found }));
      return;
    }
    const { main_text: line, secondary_text: context } = words;
    await moveTo(found.geometry.location, { line, context, formatted: found.formatted_address });
  };

  const first = useRef({ start, startAddress });
  useEffect(() => {
    const { start: point, startAddress: address } = first.current;
    void resolve(point, address ? inOneLine(address) : undefined);
  }, [resolve]);

  return { picked, target, leave, resolve, moveTo, choose };
}

/** An address that is stored as one text only. */
function inOneLine(formatted: string): PickedAddress {
  const [line = '', ...rest] = formatted.split(/, (?=[^,]+$)/);
  return { line, context: rest.join(', '), formatted };
}

/** Loads what is unknown of a place: its address, unless known already, and its zones. */
export async function placeAt(point: Coordinates, known?: PickedAddress): Promise<Partial<PickedPlace>> {
  const [address, delivery] = await Promise.allSettled([known ?? addressAt(point), deliveryAt(point)]);
  if (address.status === 'rejected') return { failure: failureIn(address.reason) };
  if (delivery.status === 'fulfilled') return { address: address.value, delivery: delivery.value };
  const { reason } = delivery;
  if (reason instanceof CallRefused && reason.status < 500) return { address: address.value, refusal: reason };
  return { failure: failureIn(reason) };
}

/** `fetch` rejects with a TypeError when the connection is lost. */
function failureIn(reason: unknown): NonNullable<PickedPlace['failure']> {
  return reason instanceof TypeError ? 'connection' : 'answer';
}

async function addressAt(query: Coordinates): Promise<PickedAddress | undefined> {
  const [best] = (await api.places.geocode({ query: { ...query, limit: 1 } })).results;
  if (!best) return undefined;
  const { main_text: line, secondary_text: context } = best.structured_formatting;
  return { line, context, formatted: best.formatted_address };
}

async function deliveryAt(query: Coordinates): Promise<DeliveryAt> {
  const { zone_id: zoneIds, zone_data: zones } = await api.zones.at({ query });
  const zoneName = zones[0] ? `${zones[0].name}, ${zones[0].city}` : '';
  return { zoneIds, zoneName, storeCount: zones.reduce((sum, zone) => sum + zone.store_count, 0) };
}
