import { useEffect, useState } from 'react';

/**
 * Returns the time of the server, again each second. The clock of the device may be wrong by an hour [SEAT-40].
 *
 * @param clockOffset milliseconds to add to the clock of the device
 */
export function useServerNow(clockOffset: number): Date {
  const [device, setDevice] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setDevice(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return new Date(device + clockOffset);
}
