import { Trans, useLingui } from '@lingui/react/macro';
import type { Module } from 'market/modules/modules.contract';
import { useEffect, useRef } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { preferencesOf } from '#browser/preferences.ts';
import styles from './module-chooser-dialog.module.css';
import { useModuleName } from './module-names.tsx';
import { saveModule } from './save-module.ts';
import { useOfferedModules } from './use-offered-modules.ts';

export interface ModuleChooserDialogProps {
  /** Called after the choice is saved. */
  onChosen: (module: Module) => void;
  /** Left without a choice; only possible while the module chosen before is offered here [MOD-14]. */
  onClose: () => void;
  /** Chosen already, before the place was: not asked again if it is offered there. */
  pressed?: number | undefined;
}

/** Asks which of the modules of the saved zones to shop in; import it lazily. */
export function ModuleChooserDialog({ onChosen, onClose, pressed }: ModuleChooserDialogProps) {
  const { t } = useLingui();
  const { modules, hasFailed, retry } = useOfferedModules();
  const previousId = preferencesOf(document.cookie).module?.id;
  const isSettled = modules?.some(({ id }) => id === previousId) ?? false;
  const choose = (module: Module) => {
    saveModule(module);
    onChosen(module);
  };
  useKnownModule(modules, pressed, choose);
  return (
    <Dialog title={t`Select a module`} width={520} onClose={isSettled ? onClose : undefined}>
      {hasFailed && (
        <BannerNote
          tone="bad"
          isAlert
          action={
            <Button kind="text" size="small" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Something went wrong.</Trans>
        </BannerNote>
      )}
      {!modules && !hasFailed && <WaitingGrid />}
      {modules?.length === 0 && (
        <EmptyState image="hatbox" title={t`No module found`} level={3}>
          <Trans>Contact with the site owner to activate modules.</Trans>
        </EmptyState>
      )}
      {modules && modules.length > 0 && <ModuleGrid modules={modules} previousId={previousId} onChoose={choose} />}
    </Dialog>
  );
}

interface ModuleGridProps {
  modules: readonly Module[];
  previousId: number | undefined;
  onChoose: (module: Module) => void;
}

function ModuleGrid({ modules, previousId, onChoose }: ModuleGridProps) {
  const nameOf = useModuleName();
  return (
    <>
      <ul className={styles.grid}>
        {modules.map((module) => (
          <li key={module.id}>
            <button
              type="button"
              data-module={module.module_type}
              aria-current={module.id === previousId || undefined}
              className={styles.module}
              onClick={() => onChoose(module)}
            >
              <Picture src={module.icon_full_url} alt="" sizes="76px" isPriority className={styles.picture} />
              {nameOf({ type: module.module_type, name: module.module_name })}
            </button>
          </li>
        ))}
      </ul>
      <BannerNote tone="info" icon="info">
        <Trans>You can switch at any time from the side rail or the menu.</Trans>
      </BannerNote>
    </>
  );
}

/** Placeholders of the tiles. */
function WaitingGrid() {
  return (
    <div className={styles.grid} role="status">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} shape="block" className={styles.waiting} />
      ))}
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
    </div>
  );
}

/** With one module only, no choice is offered [MOD-07], nor with one that was pressed before. */
function useKnownModule(
  modules: readonly Module[] | undefined,
  pressed: number | undefined,
  choose: (module: Module) => void,
): void {
  const chosen = useRef(false);
  useEffect(() => {
    const known = modules?.length === 1 ? modules[0] : modules?.find(({ id }) => id === pressed);
    if (!known || chosen.current) return;
    chosen.current = true;
    choose(known);
  });
}
