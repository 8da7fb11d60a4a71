import { useEffect, useState } from 'react';

/** Only some browsers expose it, and the types of the platform do not have it. */
interface Battery extends EventTarget {
  /** From 0 to 1. */
  level: number;
  charging: boolean;
}

const events = ['levelchange', 'chargingchange'];

interface WithBattery {
  getBattery?: () => Promise<Battery>;
}

/** The charge of the phone in percent, and whether it is charging. */
export interface BatteryState {
  percent: number;
  isCharging: boolean;
}

/** Returns the battery of the phone; undefined where the browser does not tell it [DEL-02]. */
export function useBattery(): BatteryState | undefined {
  const [state, setState] = useState<BatteryState>();
  useEffect(() => {
    let battery: Battery | undefined;
    let isOver = false;
    const read = () => battery && setState({ percent: Math.round(battery.level * 100), isCharging: battery.charging });
    const open = async () => {
      battery = await (navigator as WithBattery).getBattery?.();
      if (isOver) return;
      for (const event of events) battery?.addEventListener(event, read);
      read();
    };
    open().catch(() => undefined);
    return () => {
      isOver = true;
      for (const event of events) battery?.removeEventListener(event, read);
    };
  }, []);
  return state;
}
