import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { AdminModule } from 'market/modules/modules.admin.contract';
import { minModulePixels } from 'market/modules/modules.rules';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { usePreview } from 'ui/forms/use-preview.ts';
import { Picture } from 'ui/media/picture.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import desk from '../../layout/desk.module.css';
import { PromotionPhoto } from '../promotions/parts/promotion-photo.tsx';
import styles from './admin-modules.module.css';
import { moduleCalls } from './module-calls.ts';

export interface EditModuleProps {
  module: AdminModule;
  onSettled: () => unknown;
  onClose: () => void;
}

/** Sets the name and the picture by which customers know a module [OPS-048]. */
export function EditModule({ module, onSettled, onClose }: EditModuleProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(module);
  const [name, setName] = useState(module.name);
  const [photo, setPhoto] = useState<File | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const preview = usePreview(photo);
  useFirstFocus(form);
  const params = { module_type: module.module_type };
  const save = useMutation({
    async mutationFn() {
      // A picture that is refused leaves the name saved.
      if (name.trim() !== saved.name) {
        setSaved(await moduleCalls.rename({ params, body: { name: name.trim(), version: saved.version } }));
      }
      if (photo) await moduleCalls.setPicture({ params, body: { photo } });
    },
    onSuccess() {
      toast({ text: t`Saved`, tone: 'ok' });
      onClose();
    },
    onSettled,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(!name.trim());
    if (name.trim() && !save.isPending) save.mutate();
  };
  return (
    <Dialog title={t`Name and picture`} onClose={onClose}>
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {save.error && <CallFaultNote error={save.error} />}
        <Field
          label={t`Name`}
          hint={t`Customers read it on the start page and in the menu.`}
          maxLength={40}
          dir="auto"
          value={name}
          onChange={({ target }) => {
            if (save.error) save.reset();
            setIsEmpty(false);
            setName(target.value);
          }}
          fault={isEmpty && t`Enter a name.`}
        />
        <Picture src={preview ?? saved.image_full_url} alt="" sizes="72px" className={styles.picture} />
        <PromotionPhoto
          onChoose={setPhoto}
          fault={undefined}
          hint={
            <Trans>It is cut to a square of at least {minModulePixels} pixels. JPG, PNG or GIF, at most 2 MB.</Trans>
          }
        />
        <Button type="submit" size="large" isBlock isLoading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
