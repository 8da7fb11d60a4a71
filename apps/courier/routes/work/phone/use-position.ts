import { isRiding, maxPositions, secondsToNextPosition } from 'market/orders/orders-delivery.rules';
import { type Coordinates, metresBetween } from 'market/places/places.rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { courierCalls } from '../work-query.ts';

/** What the phone says of its position: still asking, known with its accuracy in metres, or refused by the person. */
export type PositionState =
  | { kind: 'asking' }
  | { kind: 'known'; metres: number; at: Coordinates; isRiding: boolean }
  | { kind: 'refused' | 'unknown' };

/** Customers see the courier move within this time [DEL-40]. */
const sendMilliseconds = 5_000;

interface NotedPosition extends Coordinates {
  at: string;
  /** Metres. */
  accuracy: number;
}

interface PositionNeeds {
  isOnShift: boolean;
  hasOrder: boolean;
  /** What to add to the clock of this phone for that of the server, in milliseconds [SEAT-40]. */
  clockOffset: number;
  /** Fewer are noted on a ride [DEL-47]. */
  isSaving?: boolean;
  /** False where the page alone needs it. */
  isSent?: boolean;
}

/**
 * Watches the position during the shift, notes it as often as it is needed and sends what was noted in batches; what a
 * phone without a connection could not send goes with the next batch, the latest first [DEL-40] [DEL-45]. A web page gets
 * no position in the background.
 */
export function usePosition(needs: PositionNeeds): PositionState {
  const { isOnShift, hasOrder, clockOffset, isSaving = false, isSent = true } = needs;
  const [state, setState] = useState<PositionState>({ kind: 'asking' });
  const isDue = useEffectEvent((movedMetres: number, seconds: number) => {
    return seconds >= secondsToNextPosition({ hasOrder, movedMetres, isSaving });
  });
  const maySend = useEffectEvent(() => isSent);
  const onServer = useEffectEvent((timestamp: number) => new Date(timestamp + clockOffset).toISOString());
  useEffect(() => {
    if (!isOnShift) return;
    if (!('geolocation' in navigator)) {
      setState({ kind: 'unknown' });
      return;
    }
    let waiting: NotedPosition[] = [];
    let last: NotedPosition | undefined;
    let lastTimestamp = 0;
    const secondsSince = (now: number) => (now - lastTimestamp) / 1000;
    const read = ({ coords, timestamp }: GeolocationPosition) => {
      const at = { lat: coords.latitude, lng: coords.longitude };
      const accuracy = Math.max(1, Math.round(coords.accuracy));
      setState({ kind: 'known', metres: accuracy, at, isRiding: isRiding(coords.speed) });
      if (last && !isDue(metresBetween(last, at), secondsSince(timestamp))) return;
      last = { ...at, at: onServer(timestamp), accuracy };
      lastTimestamp = timestamp;
      waiting = [last, ...waiting].slice(0, maxPositions);
    };
    const options = { enableHighAccuracy: true, maximumAge: sendMilliseconds };
    const watch = navigator.geolocation.watchPosition(
      read,
      ({ code, PERMISSION_DENIED }) => setState({ kind: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      options,
    );
    const timer = setInterval(() => {
      if (!maySend()) return;
      // The watch is silent while the phone does not move, so ask for the position.
      if (isDue(0, secondsSince(Date.now()))) navigator.geolocation.getCurrentPosition(read, () => undefined, options);
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
