import type { SavedAddress } from 'market/addresses/addresses.contract';
import { useCallback, useEffect, useState } from 'react';

export interface Addresses {
  /** Undefined until they are known. */
  addresses: SavedAddress[] | undefined;
  hasFailed: boolean;
  /** Loads them again; the current ones stay visible meanwhile. */
  read: () => Promise<void>;
}

/** The customer's addresses, loaded when they show, unless they came with the page. */
export function useAddresses(loaded?: SavedAddress[]): Addresses {
  const [addresses, setAddresses] = useState(loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoaded = loaded !== undefined;
  const read = useCallback(async () => {
    setHasFailed(false);
    try {
      const { readAddresses } = await import('./address-calls.ts');
      setAddresses(await readAddresses());
    } catch {
      setHasFailed(true);
    }
  }, []);
  useEffect(() => {
    if (!isLoaded) void read();
  }, [isLoaded, read]);
  return { addresses, hasFailed, read };
}
