import { useEffect, useRef, useState } from 'react';
import type { MapPoint } from '../map/map-frame.tsx';

/** News comes every ten seconds; so long the way from one place to the next takes. */
const glideMilliseconds = 10_000;
/** Smooth enough for a marker, and half the work of every frame. */
const stepMilliseconds = 33;

/**
 * Returns the position of something that reports now and then: it glides from place to place, or jumps if the user
 * prefers reduced motion.
 */
export function useSmoothPosition(reported: MapPoint | null): MapPoint | null {
  const [value, setValue] = useState(reported);
  const here = useRef(reported);
  const lat = reported?.lat;
  const lng = reported?.lng;
  useEffect(() => {
    const show = (point: MapPoint | null) => {
      here.current = point;
      setValue(point);
    };
    const to = lat === undefined || lng === undefined ? null : { lat, lng };
    const from = here.current;
    if (!to || !from || matchMedia('(prefers-reduced-motion: reduce)').matches) return show(to);
    const start = performance.now();
    let previous = start;
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - start) / glideMilliseconds);
      if (share === 1 || now - previous >= stepMilliseconds) {
        previous = now;
        show({ lat: from.lat + share * (to.lat - from.lat), lng: from.lng + share * (to.lng - from.lng) });
      }
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [lat, lng]);
  return value;
}
