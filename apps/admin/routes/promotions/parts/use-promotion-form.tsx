import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { usePreview } from 'ui/forms/use-preview.ts';

interface PromotionForm<Saved, Draft, Body> {
  saved: Saved | undefined;
  /** What the form shows first. */
  first: () => Draft;
  /** Returns what is sent; undefined while a field is missing. */
  bodyOf: (draft: Draft) => Body | undefined;
  /** Of the list, and of one. */
  listKey: QueryKey;
  queryKeyOf: (id: number) => QueryKey;
  /** Of the list's page: a new one goes on at its own page below. */
  path: string;
  create: (sent: { body: Body; idempotencyKey: string }, draft: Draft) => Promise<Saved>;
  change: (id: number, body: Body & { version: number }) => Promise<Saved>;
  /** A picture is a second call. */
  setPicture?: (id: number, photo: File) => Promise<Saved>;
  /** Returns whether the form has the field of a refusal. */
  hasField: (code: string) => boolean;
}

/** A form about something on offer, saved once for each version of it, with what the server refuses by field. */
export function usePromotionForm<Saved extends { id: number; version: number }, Draft, Body>(
  form: PromotionForm<Saved, Draft, Body>,
) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { key } = useIdempotencyKey();
  const [saved, setSaved] = useState(form.saved);
  const [draft, setDraft] = useState(form.first);
  const [photo, setPhoto] = useState<File | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const preview = usePreview(photo);
  const save = useMutation({
    async mutationFn(body: Body) {
      const written = saved
        ? await form.change(saved.id, { ...body, version: saved.version })
        : await form.create({ body, idempotencyKey: key }, draft);
      // A picture that is refused leaves the rest saved.
      setSaved(written);
      if (!photo || !form.setPicture) return written;
      const pictured = await form.setPicture(written.id, photo);
      setPhoto(null);
      return pictured;
    },
    async onSuccess(next) {
      setSaved(next);
      queries.setQueryData(form.queryKeyOf(next.id), next);
      toast({ text: t`Saved`, tone: 'ok' });
      if (!form.saved) await navigate(`${form.path}/${next.id}`, { replace: true });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: form.listKey, refetchType: 'none' }),
  });
  const refused = save.error instanceof CallRefused ? save.error.faults : [];
  const faults: Partial<Record<string, string>> = Object.fromEntries(
    refused.map(({ code, message }) => [code, message]),
  );
  return {
    ...{ draft, saved, isChecked, faults, preview, setPhoto },
    change(part: Partial<Draft>) {
      if (save.error) save.reset();
      setDraft((now) => ({ ...now, ...part }));
    },
    submit(event: FormEvent) {
      event.preventDefault();
      setIsChecked(true);
      const body = form.bodyOf(draft);
      if (!save.isPending && body) save.mutate(body);
    },
    /** Returns a text for a field that is missing, once the form was sent. */
    missing: (isThere: unknown, text: string) => (isChecked && !isThere ? text : undefined),
    /** For the end of the form. */
    foot: {
      fault: save.error && refused.every(({ code }) => !form.hasField(code)) ? save.error : null,
      isStale: refused.some(({ code }) => code === 'changed_meanwhile'),
      isSaving: save.isPending,
    },
  };
}
