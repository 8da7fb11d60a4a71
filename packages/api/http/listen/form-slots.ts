import { addressBlocksOf } from '#api/http/limits/address-blocks.ts';
import { Refusal } from '#api/http/refusal.ts';

/** Forms that may be read at the same time: each is buffered until it is complete. */
export interface FormLimits {
  all: number;
  /** From one IPv4 address or one IPv6 /64. */
  ofAddress: number;
  /** From one IPv4 /24 or one IPv6 /48. */
  ofNetwork: number;
}

/** At most about 300 MB, if each form has the maximum of pictures. */
export const defaultFormLimits: FormLimits = { all: 32, ofAddress: 12, ofNetwork: 16 };

/** Returns how to read a form while it is counted; refuses with `overloaded` where too many are read. */
export function formSlots(limits: FormLimits): <T>(address: string, read: () => Promise<T>) => Promise<T> {
  const reading = new Map<string, number>();
  const add = (name: string, change: 1 | -1) => {
    const count = (reading.get(name) ?? 0) + change;
    if (count > 0) reading.set(name, count);
    else reading.delete(name);
  };
  return async (address, read) => {
    const { ofAddress, ofNetwork } = addressBlocksOf(address);
    const slots: [name: string, limit: number][] = [
      ['all', limits.all],
      [`address ${ofAddress}`, limits.ofAddress],
      [`network ${ofNetwork}`, limits.ofNetwork],
    ];
    if (slots.some(([name, limit]) => (reading.get(name) ?? 0) >= limit)) throw new Refusal('overloaded');
    for (const [name] of slots) add(name, 1);
    try {
      return await read();
    } finally {
      for (const [name] of slots) add(name, -1);
    }
  };
}
