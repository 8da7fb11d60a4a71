import { useEffect, useState } from 'react';

/** Only some browsers expose it, and the types of the platform do not have it. */
interface Battery extends EventTarget {
  /** From 0 to 1. */
  level: number;
}

interface WithBattery {
  getBattery?: () => Promise<Battery>;
}

/** Returns the charge of the phone in percent; undefined where the browser does not tell it [DEL-02]. */
export function useBattery(): number | undefined {
  const [percent, setPercent] = useState<number>();
  useEffect(() => {
    let battery: Battery | undefined;
    let isOver = false;
    const read = () => battery && setPercent(Math.round(battery.level * 100));
    const open = async () => {
      battery = await (navigator as WithBattery).getBattery?.();
      if (isOver) return;
      battery?.addEventListener('levelchange', read);
      read();
    };
    open().catch(() => undefined);
    return () => {
      isOver = true;
      battery?.removeEventListener('levelchange', read);
    };
  }, []);
  return percent;
}
