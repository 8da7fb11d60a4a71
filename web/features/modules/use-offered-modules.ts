import { type Module, modulesContract } from 'market/modules/modules.contract';
import { useCallback, useEffect, useState } from 'react';
import { callMarket } from '#browser/market.ts';

interface Offered {
  /** Undefined while they load. */
  modules: Module[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The modules of the saved zones, fetched when a choice is asked for [MOD-16]. */
export function useOfferedModules(): Offered {
  const [modules, setModules] = useState<Module[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    let isWanted = true;
    setHasFailed(false);
    callMarket({ modules: modulesContract })
      .modules.list({})
      .then(
        (reply) => isWanted && setModules(reply.modules),
        () => isWanted && setHasFailed(true),
      );
    return () => {
      isWanted = false;
    };
  }, []);
  useEffect(load, [load]);
  return { modules, hasFailed, retry: load };
}
