import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { minModulePixels } from 'market/modules/modules.rules';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { usePreview } from 'ui/forms/use-preview.ts';
import { Picture } from 'ui/media/picture.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import desk from '../../layout/desk.module.css';
import { PromotionPhoto } from '../promotions/parts/promotion-photo.tsx';
import styles from './admin-categories.module.css';

export interface NamedThing {
  id: number;
  name: string;
  image_full_url: string | null;
}

export interface NamePictureDialogProps {
  title: string;
  hint: string;
  /** The one to change; without it a new one is added. */
  thing?: NamedThing;
  create: (name: string, idempotencyKey: string) => Promise<NamedThing>;
  rename: (thing: NamedThing, name: string) => Promise<NamedThing>;
  setPicture: (thing: NamedThing, photo: File) => Promise<unknown>;
  onSettled: () => unknown;
  onClose: () => void;
  /** Further fields of a new one. */
  children?: ReactNode;
}

/** Adds something that has a name and a picture, or changes it [OPS-050]. */
export function NamePictureDialog(props: NamePictureDialogProps) {
  const { title, hint, thing, create, rename, setPicture, onSettled, onClose, children } = props;
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { key } = useIdempotencyKey();
  const [saved, setSaved] = useState(thing);
  const [name, setName] = useState(thing?.name ?? '');
  const [photo, setPhoto] = useState<File | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const preview = usePreview(photo);
  useFirstFocus(form);
  const save = useMutation({
    async mutationFn() {
      // A picture that is refused leaves the name saved.
      let now = saved ?? (await create(name.trim(), key));
      if (now.name !== name.trim()) now = await rename(now, name.trim());
      setSaved(now);
      if (photo) await setPicture(now, photo);
      return now;
    },
    onSuccess({ name: written }) {
      toast({ text: thing ? t`Saved` : t`${written} is added`, tone: 'ok' });
      onClose();
    },
    onSettled,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setIsEmpty(!name.trim());
    if (name.trim()) save.mutate();
    else form.current?.querySelector('input')?.focus();
  };
  const image = preview ?? saved?.image_full_url;
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {save.error && <CallFaultNote error={save.error} />}
        <Field
          label={t`Name`}
          hint={hint}
          maxLength={100}
          dir="auto"
          value={name}
          onChange={({ target }) => {
            if (save.error) save.reset();
            setIsEmpty(false);
            setName(target.value);
          }}
          fault={isEmpty && t`Enter a name.`}
        />
        {!saved && children}
        {image && <Picture src={image} alt="" sizes="72px" className={styles.picture} />}
        <PromotionPhoto
          onChoose={setPhoto}
          fault={undefined}
          hint={
            <Trans>It is cut to a square of at least {minModulePixels} pixels. JPG, PNG or GIF, at most 2 MB.</Trans>
          }
        />
        <Button type="submit" size="large" isBlock isLoading={save.isPending}>
          {saved ? <Trans>Save</Trans> : <Trans>Add</Trans>}
        </Button>
      </form>
    </Dialog>
  );
}
