import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { moduleTexts } from 'app-kit/modules/module-texts.tsx';
import type { AdminCategory } from 'market/categories/categories.admin.contract';
import { type ModuleType, traitsOf } from 'market/modules/modules.rules';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, Select } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls, categoriesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';

export interface CategoryDialogProps {
  all: readonly AdminCategory[];
  modules: readonly ModuleType[];
  /** The one to rename; without it a new one is added. */
  category?: AdminCategory;
  onClose: () => void;
}

/** Adds a category, or renames one [OPS-049]. */
export function CategoryDialog({ all, modules, category, onClose }: CategoryDialogProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const { key } = useIdempotencyKey();
  const [name, setName] = useState(category?.name ?? '');
  const [module, setModule] = useState<ModuleType>(category?.module_type ?? modules[0] ?? 'food');
  const [parentId, setParentId] = useState<number | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const save = useMutation({
    mutationFn() {
      if (category) {
        const body = { name: name.trim(), old_name: category.name };
        return adminCalls.categories.rename({ params: { category_id: category.id }, body });
      }
      const body = { module_type: module, parent_id: parentId, name: name.trim() };
      return adminCalls.categories.create({ body, idempotencyKey: key });
    },
    onSuccess({ name: saved }) {
      toast({ text: category ? t`It is called ${saved} now` : t`${saved} is added`, tone: 'ok' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
  });
  useFirstFocus(form);
  const change = () => {
    setIsEmpty(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setIsEmpty(name.trim() === '');
    if (name.trim()) save.mutate();
    else form.current?.querySelector('input')?.focus();
  };
  const oldName = category?.name;
  const mains = all.filter(({ module_type, parent_id }) => module_type === module && parent_id === null);
  return (
    <Dialog title={oldName ? t`Rename ${oldName}` : t`Add a category`} onClose={onClose}>
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {save.error && <CallFaultNote error={save.error} />}
        <Field
          label={t`Name`}
          hint={t`Customers read it above the items.`}
          maxLength={100}
          value={name}
          onChange={({ target }) => {
            change();
            setName(target.value);
          }}
          fault={isEmpty && t`Enter a name.`}
        />
        {!category && (
          <div className={desk.pair}>
            <Select
              label={t`Module`}
              value={module}
              onChange={({ target }) => {
                change();
                setModule(target.value as ModuleType);
                setParentId(null);
              }}
            >
              {modules.map((type) => (
                <option key={type} value={type}>
                  {i18n._(moduleTexts[traitsOf(type).name])}
                </option>
              ))}
            </Select>
            <Select
              label={t`Within`}
              value={parentId ?? ''}
              onChange={({ target }) => {
                change();
                setParentId(Number(target.value) || null);
              }}
            >
              <option value="">{t`A main category`}</option>
              {mains.map((main) => (
                <option key={main.id} value={main.id}>
                  {main.name}
                </option>
              ))}
            </Select>
          </div>
        )}
        <Button type="submit" size="large" isBlock isLoading={save.isPending}>
          {category ? <Trans>Rename</Trans> : <Trans>Add this category</Trans>}
        </Button>
      </form>
    </Dialog>
  );
}
