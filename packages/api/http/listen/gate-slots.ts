import type { ServerResponse } from 'node:http';
import { Refusal } from '#api/http/refusal.ts';
import { isSlotFree, type Kind, type SlotShares } from './slot-shares.ts';

export interface SlotLimits extends SlotShares {
  /** Requests that may wait for a slot, of each kind. */
  waiting: number;
  /** A request that waited longer is refused: its client has given up. */
  waitMilliseconds: number;
  /** Requests that order or pay wait longer than others. */
  urgentWaitMilliseconds: number;
  /** A handler that takes longer releases its slot, so that a fault occupies a slot for a limited time only. */
  workMilliseconds: number;
}

export type ReleaseSlot = () => void;

/** Those of one kind who wait, the longest waiting first. */
interface Queue {
  waiting: Set<() => void>;
  timeoutMilliseconds: number;
}

/** A slot in use. It does not reference the request, so that it cannot keep one in memory. */
interface Slot {
  kind: Kind;
  /** By `performance.now()`. */
  since: number;
}

/**
 * Work slots: each kind of request may use a part of them, and urgent ones go first. A free slot is taken without a
 * promise, a timer or a signal, because this runs before every request; decision 82 has the cost of a queue.
 */
export function workSlots({ inFlight, reserved, waiting, ...limits }: SlotLimits) {
  const slots: (Slot | undefined)[] = Array.from({ length: inFlight }, () => undefined);
  const taken: Record<Kind, number> = { reading: 0, urgent: 0, ordinary: 0 };
  const queues: Record<Kind, Queue> = {
    urgent: { waiting: new Set(), timeoutMilliseconds: limits.urgentWaitMilliseconds },
    ordinary: { waiting: new Set(), timeoutMilliseconds: limits.waitMilliseconds },
    reading: { waiting: new Set(), timeoutMilliseconds: limits.waitMilliseconds },
  };
  const isFree = (kind: Kind) => isSlotFree(kind, taken, { inFlight, reserved });

  const take = (kind: Kind): ReleaseSlot => {
    const number = slots.indexOf(undefined);
    const slot: Slot = { kind, since: performance.now() };
    slots[number] = slot;
    taken[kind] += 1;
    return () => leave(number, slot);
  };

  /** Does nothing when the slot has been given to another request. */
  const leave = (number: number, slot: Slot) => {
    if (slots[number] !== slot) return;
    slots[number] = undefined;
    taken[slot.kind] -= 1;
    callNext();
  };

  const callNext = () => {
    for (const kind of ['urgent', 'ordinary', 'reading'] as const) {
      for (const enter of queues[kind].waiting) {
        if (!isFree(kind)) break;
        enter();
      }
    }
  };

  return {
    /** Whether a request of this kind would neither be worked on nor wait. */
    isFull: (kind: Kind) => !isFree(kind) && queues[kind].waiting.size >= waiting,
    /**
     * Returns a function that releases the slot, at once if one is free; rejects with `overloaded` after too long a
     * wait.
     */
    enter(kind: Kind, response: ServerResponse): ReleaseSlot | Promise<ReleaseSlot> {
      return isFree(kind) ? take(kind) : waitForSlot(queues[kind], response, () => take(kind));
    },
    /** Releases slots that were taken too long ago; one scan is cheaper than a timer for each. */
    takeBack() {
      const latest = performance.now() - limits.workMilliseconds;
      slots.forEach((slot, number) => {
        if (slot && slot.since < latest) leave(number, slot);
      });
    },
  };
}

/** Waits in the queue until called, for as long as the client waits for the reply. */
function waitForSlot(
  { waiting, timeoutMilliseconds }: Queue,
  response: ServerResponse,
  take: () => ReleaseSlot,
): Promise<ReleaseSlot> {
  return new Promise((resolve, reject) => {
    const leaveQueue = () => {
      waiting.delete(enter);
      clearTimeout(timer);
      response.off('close', giveUp);
    };
    const enter = () => {
      leaveQueue();
      resolve(take());
    };
    const giveUp = () => {
      leaveQueue();
      reject(new Refusal('overloaded'));
    };
    const timer = setTimeout(giveUp, timeoutMilliseconds);
    waiting.add(enter);
    response.once('close', giveUp);
  });
}
