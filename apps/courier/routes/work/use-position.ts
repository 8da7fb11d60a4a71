import { maxPositions } from 'market/orders/orders-delivery.rules';
import type { Coordinates } from 'market/places/places.rules';
import { useEffect, useState } from 'react';
import { courierCalls } from './work-query.ts';

/** What the phone says of its position: still asking, known with its accuracy in metres, or refused by the person. */
export type PositionState =
  | { kind: 'asking' }
  | { kind: 'known'; metres: number; at: Coordinates }
  | { kind: 'refused' | 'unknown' };

/** Customers see the courier move within this time [DEL-40]. */
const sendMilliseconds = 5_000;

/**
 * Watches the position during the shift and sends it in bundles; what a phone without a connection could not send goes
 * with the next bundle, the latest first [DEL-40] [DEL-45]. A web page gets no position in the background.
 */
export function usePosition(isOnShift: boolean): PositionState {
  const [state, setState] = useState<PositionState>({ kind: 'asking' });
  useEffect(() => {
    if (!isOnShift) return;
    if (!('geolocation' in navigator)) {
      setState({ kind: 'unknown' });
      return;
    }
    let waiting: { lat: number; lng: number; at: string }[] = [];
    const watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) => {
        const at = { lat: coords.latitude, lng: coords.longitude };
        setState({ kind: 'known', metres: Math.max(1, Math.round(coords.accuracy)), at });
        const here = { ...at, at: new Date(timestamp).toISOString() };
        waiting = [here, ...waiting].slice(0, maxPositions);
      },
      ({ code, PERMISSION_DENIED }) => setState({ kind: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      { enableHighAccuracy: true, maximumAge: sendMilliseconds },
    );
    const timer = setInterval(() => {
      const positions = waiting;
      if (positions.length === 0) return;
      waiting = [];
      courierCalls.positions({ body: { positions } }).catch(() => {
        waiting = [...waiting, ...positions].slice(0, maxPositions);
      });
    }, sendMilliseconds);
    return () => {
      navigator.geolocation.clearWatch(watch);
      clearInterval(timer);
    };
  }, [isOnShift]);
  return state;
}
