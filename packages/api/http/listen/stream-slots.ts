import { addressBlocksOf } from '#api/http/limits/address-blocks.ts';
import { Refusal } from '#api/http/refusal.ts';

/** How many event streams may be open on a node at the same time. */
export interface StreamLimits {
  all: number;
  /** Of one customer or one guest, over all tabs. */
  ofPerson: number;
  /** About one order: guests make up who they are, and the link of an order can be passed on. */
  ofOrder: number;
  /** From one IPv4 address or one IPv6 /64. Thousands of phones may share it. */
  ofAddress: number;
  /** From one IPv4 /24 or one IPv6 /48. */
  ofNetwork: number;
}

export const defaultStreamLimits: StreamLimits = {
  all: 5_000,
  ofPerson: 6,
  ofOrder: 30,
  ofAddress: 500,
  ofNetwork: 1_000,
};

export interface Listener {
  /** The listening customer or guest; undefined for anonymous clients, of which thousands may share one address. */
  person: string | undefined;
  /** The subject of the stream, such as `order:1234567890`. */
  about: string;
  /** The network address that it comes from. */
  address: string;
}

/** Takes a slot for a listener, or refuses; returns how to give it back. */
export type TakeSlot = (listener: Listener) => () => void;

/** Counts the open streams of a node by person, by order and by blocks of addresses. */
export function streamSlots(limits: StreamLimits): TakeSlot {
  const open = new Map<string, number>();
  const openOf = (name: string) => open.get(name) ?? 0;
  const add = (name: string, change: 1 | -1) => {
    const count = openOf(name) + change;
    if (count > 0) open.set(name, count);
    else open.delete(name);
  };
  return ({ person, about, address }) => {
    const { ofAddress, ofNetwork } = addressBlocksOf(address);
    const slots: [name: string, limit: number][] = [
      ...(person === undefined ? [] : [[`person ${person}`, limits.ofPerson] as [string, number]]),
      [`about ${about}`, limits.ofOrder],
      [`address ${ofAddress}`, limits.ofAddress],
      [`network ${ofNetwork}`, limits.ofNetwork],
    ];
    if (slots.some(([name, limit]) => openOf(name) >= limit)) throw new Refusal('too_many');
    if (openOf('all') >= limits.all) throw new Refusal('overloaded');
    const names = ['all', ...slots.map(([name]) => name)];
    for (const name of names) add(name, 1);
    let isTaken = true;
    return () => {
      if (isTaken) for (const name of names) add(name, -1);
      isTaken = false;
    };
  };
}
