import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { ModuleSwitch } from 'ui/navigation/module-switch.tsx';
import { useSheet } from '#browser/use-sheet.ts';
import { usePageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { useModuleChosen } from './use-module-chosen.tsx';

const ModuleChooserDialog = lazyPart(async () => {
  const { ModuleChooserDialog } = await import('./module-chooser-dialog.tsx');
  return { default: ModuleChooserDialog };
});

/** Switches the module on compact: on /home without a search, and only with two or more [NAV-15] [NAV-16]. */
export function OfferedModulesSwitch() {
  const { modules, module } = useMarket();
  const { search } = useLocation();
  const { topBar } = usePageHandle();
  const { isOpen, open, close } = useSheet('sections');
  const follow = useModuleChosen();
  if (!module || modules.length < 2 || topBar !== 'home' || isListing(search)) return null;
  return (
    <>
      <ModuleSwitch image={module.imageUrl} aria-haspopup="dialog" onClick={open} />
      <Suspense>
        {isOpen && (
          <ModuleChooserDialog
            onClose={close}
            onChosen={() => {
              close();
              follow();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** What signing in leaves in the address is not a search. */
function isListing(address: string): boolean {
  const query = new URLSearchParams(address);
  return query.has('data_type') || query.has('search');
}
