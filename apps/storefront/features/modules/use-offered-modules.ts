import { type Module, modulesContract } from 'market/modules/modules.contract';
import { useCallback, useEffect, useState } from 'react';
import { createApiClient } from '#browser/api-client.ts';
import { everyModule } from './every-module.ts';

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
    everyModule(createApiClient({ modules: modulesContract })).then(
      (found) => isWanted && setModules(found),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  useEffect(load, [load]);
  return { modules, hasFailed, retry: load };
}
