import type { AddressInput } from './address-form.ts';

export type GuestAddress = Partial<AddressInput>;

const slot = 'guest-address';

/** A guest's address stays on the device and is not sent to the server before an order is [ADDR-25] [ADDR-26]. */
export function saveGuestAddress(address: GuestAddress): void {
  try {
    localStorage.setItem(slot, JSON.stringify(address));
  } catch {
    // A full or forbidden storage only means that it is typed again next time.
  }
}

/** Returns the saved address; after manual changes in the storage, only its valid parts. */
export function savedGuestAddress(): GuestAddress {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(slot) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([name, part]) => isKnown(name, part)));
  } catch {
    return {};
  }
}

function isKnown(name: string, part: unknown): boolean {
  return name === 'zone_ids' ? Array.isArray(part) : name !== 'id' && typeof part === 'string';
}
