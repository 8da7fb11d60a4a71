import { useQueryClient } from '@tanstack/react-query';
import { type Memberships, membershipsQuery } from 'app-kit/access/use-memberships.ts';
import { hasWaitingMutations } from 'app-kit/calls/saved-mutations.ts';
import { useIsOnline } from 'app-kit/start/use-is-online.ts';
import { isIdle } from 'market/access/devices/access-devices.rules';
import { useCallback, useEffect, useState } from 'react';
import { tabletCalls } from './tablet-calls.ts';

export type Tablet = NonNullable<Memberships['device']>;

const lockKey = 'soko-tablet-locked';
const touches = ['pointerdown', 'keydown'] as const;
const lookMilliseconds = 2_000;

/**
 * Locks a shared tablet once no hand has touched it for its minutes [SEAT-07]. Without a connection, and while steps wait to
 * be sent, it stays with the last person: no PIN could be checked. A reload does not unlock it.
 */
export function useIdleLock({ lock_minutes: minutes, is_locked: isLockedThere }: Tablet) {
  const queries = useQueryClient();
  const isOnline = useIsOnline();
  const [isLockedHere, setIsLockedHere] = useState(() => sessionStorage.getItem(lockKey) !== null);
  const lock = useCallback(() => {
    sessionStorage.setItem(lockKey, 'yes');
    setIsLockedHere(true);
  }, []);
  const isLocked = isLockedHere || isLockedThere;

  useEffect(() => {
    if (isLocked || !isOnline) return;
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    for (const type of touches) document.addEventListener(type, touch, true);
    const timer = setInterval(() => {
      if (isIdle(minutes, touchedAt, Date.now()) && !hasWaitingMutations(queries)) lock();
    }, lookMilliseconds);
    return () => {
      clearInterval(timer);
      for (const type of touches) document.removeEventListener(type, touch, true);
    };
  }, [isLocked, isOnline, minutes, lock, queries]);

  // The server hides the names too, as soon as it knows of it.
  useEffect(() => {
    if (!isLockedHere || isLockedThere || !isOnline) return;
    const send = () =>
      tabletCalls.lockDevice({}).then(
        () => void queries.invalidateQueries({ queryKey: membershipsQuery.queryKey }),
        () => undefined,
      );
    void send();
    const timer = setInterval(send, lookMilliseconds);
    return () => clearInterval(timer);
  }, [isLockedHere, isLockedThere, isOnline, queries]);

  return {
    isLocked,
    lock,
    /** A PIN was right. */
    unlock() {
      sessionStorage.removeItem(lockKey);
      setIsLockedHere(false);
    },
  };
}
