import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useModuleChosen } from './use-module-chosen.tsx';

const ModuleChooserDialog = lazyPart(async () => {
  const { ModuleChooserDialog } = await import('./module-chooser-dialog.tsx');
  return { default: ModuleChooserDialog };
});

/** For pages that need a module: asks for one if a place is chosen without a module [MOD-14] [MOD-16]. */
export function ModuleGate() {
  const { zone, module } = useMarket();
  const follow = useModuleChosen();
  // Only the browser knows an earlier choice.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  if (!isHere || !zone || module) return null;
  return (
    <Suspense>
      <ModuleChooserDialog onChosen={follow} onClose={follow} />
    </Suspense>
  );
}
