import { useEffect, useState } from 'react';

/** Whether the screen stays on: not wanted, held, or not possible on this device. */
export type WakeLockState = 'off' | 'held' | 'refused';

/** Keeps the screen on while it is wanted, also after the page was hidden [DEL-42] [STO-008]. */
export function useWakeLock(isWanted: boolean): WakeLockState {
  const [state, setState] = useState<WakeLockState>('off');
  useEffect(() => {
    if (!isWanted) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
        else setState('held');
      } catch {
        // No such function, or a battery that saves: the page says how to set the device.
        if (!isOver) setState('refused');
      }
    };
    void hold();
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release().catch(() => undefined);
      setState('off');
    };
  }, [isWanted]);
  return state;
}
