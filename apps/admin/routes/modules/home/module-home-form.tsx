import { Trans, useLingui } from '@lingui/react/macro';
import { useAskBeforeUnload } from 'app-kit/browser/use-ask-before-unload.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { CallRefused } from 'market/calls/client';
import type { AdminParcelHome } from 'market/parcel/parcel-home.admin.contract';
import { type FormEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import desk from '../../../layout/desk.module.css';
import { GuideCard } from './guide-card.tsx';
import { differs, isWhole } from './module-home-draft.ts';
import { ModuleHomePreview } from './module-home-preview.tsx';
import { ReasonRows } from './reason-rows.tsx';
import { guideRow, useSaveHome } from './use-save-home.tsx';

export interface ModuleHomeFormProps {
  home: AdminParcelHome;
  onLoadAgain: () => void;
}

/** The reasons and the film of a module, saved together, with a preview beside them [OPS-052] [SEAT-39]. */
export function ModuleHomeForm({ home, onLoadAgain }: ModuleHomeFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { saved, draft, change, save, pictured } = useSaveHome(home);
  const [isChecked, setIsChecked] = useState(false);
  const isChanged = differs(draft, saved);
  const leaving = useBlocker(
    ({ currentLocation: now, nextLocation: next }) => isChanged && now.pathname !== next.pathname,
  );
  useAskBeforeUnload(isChanged);
  const refused = save.error instanceof CallRefused ? save.error.faults : [];
  const isStale = refused.some(({ code }) => code === 'changed_meanwhile');
  const pictureFault = pictured === undefined ? undefined : refused[0]?.message;
  const faultOf = (field: string) => refused.find(({ code }) => code === field)?.message;
  const isAtField = Boolean(pictureFault) || Boolean(faultOf('guide.film'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isWhole(draft)) {
      const wrong = 'input[data-needed][value=""], input[data-wrong="true"]';
      form.current?.querySelector<HTMLInputElement>(wrong)?.focus();
    } else if (!save.isPending) {
      save.mutate(draft);
    }
  };
  return (
    <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
      <div className={desk.columns}>
        <div className={desk.stack}>
          <ReasonRows
            reasons={draft.reasons}
            isChecked={isChecked}
            photoFault={(key) => (key === pictured ? pictureFault : undefined)}
            onChange={(reasonsOf) => change((now) => ({ reasons: reasonsOf(now.reasons) }))}
          />
          <GuideCard
            draft={draft}
            isChecked={isChecked}
            photoFault={pictured === guideRow ? pictureFault : undefined}
            filmFault={faultOf('guide.film')}
            change={change}
          />
        </div>
        <ModuleHomePreview draft={draft} />
      </div>
      {save.error && !isAtField && <CallFaultNote error={save.error} />}
      {isStale && (
        <Button kind="outline" icon="refresh-cw" onClick={onLoadAgain}>
          <Trans>Load what is saved, without my change</Trans>
        </Button>
      )}
      <div className={desk.foot}>
        <span className={desk.grow} role="status">
          {isChanged && t`Not saved yet`}
        </span>
        <Button type="submit" isLoading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
      {leaving.state === 'blocked' && (
        <ConfirmDialog
          icon="pencil"
          question={<Trans>Leave without saving?</Trans>}
          cancelLabel={<Trans>Go on editing</Trans>}
          confirmLabel={<Trans>Leave</Trans>}
          onCancel={() => leaving.reset()}
          onConfirm={() => leaving.proceed()}
        >
          <Trans>What you changed here is lost.</Trans>
        </ConfirmDialog>
      )}
    </form>
  );
}
