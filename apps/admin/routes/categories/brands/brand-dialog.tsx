import { useLingui } from '@lingui/react/macro';
import { moduleTexts } from 'app-kit/modules/module-texts.tsx';
import type { AdminBrand } from 'market/categories/categories-brands.admin.contract';
import { type ModuleType, traitsOf } from 'market/modules/modules.rules';
import { useState } from 'react';
import { Select } from 'ui/forms/field.tsx';
import { catalogueCalls } from '../catalogue-calls.ts';
import { NamePictureDialog } from '../name-picture-dialog.tsx';

export interface BrandDialogProps {
  modules: readonly ModuleType[];
  /** The one to change; without it a new one is added. */
  brand?: AdminBrand;
  onSettled: () => unknown;
  onClose: () => void;
}

/** Adds a brand, or changes its name and picture [OPS-050]. */
export function BrandDialog({ modules, brand, onSettled, onClose }: BrandDialogProps) {
  const { t, i18n } = useLingui();
  const [module, setModule] = useState<ModuleType>(modules[0] ?? 'grocery');
  return (
    <NamePictureDialog
      title={brand ? t`Name and picture` : t`Add a brand`}
      hint={t`Customers read it on the items and in the list of brands.`}
      {...(brand && { entry: brand })}
      saveName={(name, saved, idempotencyKey) =>
        saved
          ? catalogueCalls.brands.rename({ params: { brand_id: saved.id }, body: { name, old_name: saved.name } })
          : catalogueCalls.brands.create({ body: { module_type: module, name }, idempotencyKey })
      }
      setPicture={({ id }, photo) => catalogueCalls.brands.setPicture({ params: { brand_id: id }, body: { photo } })}
      onSettled={onSettled}
      onClose={onClose}
    >
      <Select label={t`Module`} value={module} onChange={({ target }) => setModule(target.value as ModuleType)}>
        {modules.map((type) => (
          <option key={type} value={type}>
            {i18n._(moduleTexts[traitsOf(type).name])}
          </option>
        ))}
      </Select>
    </NamePictureDialog>
  );
}
