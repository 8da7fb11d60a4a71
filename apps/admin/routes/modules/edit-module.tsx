import { useLingui } from '@lingui/react/macro';
import type { AdminModule } from 'market/modules/modules.admin.contract';
import { NamePictureDialog } from '../categories/name-picture-dialog.tsx';
import { moduleCalls } from './module-calls.ts';

export interface EditModuleProps {
  module: AdminModule;
  onSettled: () => unknown;
  onClose: () => void;
}

/** Sets the name and the picture by which customers know a module [OPS-048]. */
export function EditModule({ module, onSettled, onClose }: EditModuleProps) {
  const { t } = useLingui();
  const params = { module_type: module.module_type };
  return (
    <NamePictureDialog
      title={t`Name and picture`}
      hint={t`Customers read it on the start page and in the menu.`}
      maxLength={40}
      entry={module}
      saveName={(name, saved = module) => moduleCalls.rename({ params, body: { name, version: saved.version } })}
      setPicture={(_, photo) => moduleCalls.setPicture({ params, body: { photo } })}
      onSettled={onSettled}
      onClose={onClose}
    />
  );
}
