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

export interface NamedEntry {
  name: string;
  image_full_url: string | null;
}

export interface NamePictureDialogProps<Entry extends NamedEntry> {
  title: string;
  hint: string;
  /** Of the name, in characters. */
  maxLength?: number;
  /** The one to change; without it a new one is added. */
  entry?: Entry;
  /** Adds one of this name, once for each key, or renames the one that is saved. */
  saveName: (name: string, saved: Entry | undefined, idempotencyKey: string) => Promise<Entry>;
  setPicture: (entry: Entry, photo: File) => Promise<unknown>;
  onSettled: () => unknown;
  onClose: () => void;
  /** Further fields of a new one. */
  children?: ReactNode;
}

/** Adds something that has a name and a picture, or changes it [OPS-048] [OPS-050]. */
export function NamePictureDialog<Entry extends NamedEntry>(props: NamePictureDialogProps<Entry>) {
  const { title, hint, maxLength = 100, entry, saveName, setPicture, onSettled, onClose, children } = props;
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { key } = useIdempotencyKey();
  const [saved, setSaved] = useState(entry);
  const [name, setName] = useState(entry?.name ?? '');
  const [photo, setPhoto] = useState<File | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const preview = usePreview(photo);
  useFirstFocus(form);
  const save = useMutation({
    async mutationFn() {
      // A picture that is refused leaves the name saved.
      const now = saved?.name === name.trim() ? saved : await saveName(name.trim(), saved, key);
      setSaved(now);
      if (photo) await setPicture(now, photo);
      return now;
    },
    onSuccess({ name: written }) {
      toast({ text: entry ? t`Saved` : t`${written} is added`, tone: 'ok' });
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
          maxLength={maxLength}
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
