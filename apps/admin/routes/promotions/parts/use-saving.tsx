import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from 'app-kit/calls/new-idempotency-key.ts';
import { CallRefused } from 'market/calls/client';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';

interface Saving<Saved> {
  saved: Saved | undefined;
  /** Of the list, and of one. */
  listKey: QueryKey;
  queryKeyOf: (id: number) => QueryKey;
  /** Of the list's page: a new one goes on at its own page below. */
  path: string;
  /** Sends the form: `keep` takes what is saved before a second call, such as that of a picture. */
  write: (known: { saved: Saved | undefined; key: string; keep: (saved: Saved) => void }) => Promise<Saved>;
}

/** Saves a form about something on offer, once for each version of it, with what the server refuses by field. */
export function useSaving<Saved extends { id: number; version: number }>(saving: Saving<Saved>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const key = useRef(newIdempotencyKey());
  const [saved, setSaved] = useState(saving.saved);
  const save = useMutation({
    mutationFn: () => saving.write({ saved, key: key.current, keep: setSaved }),
    async onSuccess(next) {
      setSaved(next);
      queries.setQueryData(saving.queryKeyOf(next.id), next);
      toast({ text: t`Saved`, tone: 'ok' });
      if (!saving.saved) await navigate(`${saving.path}/${next.id}`, { replace: true });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: saving.listKey, refetchType: 'none' }),
  });
  const refused = save.error instanceof CallRefused ? save.error.faults : [];
  const faults: Partial<Record<string, string>> = Object.fromEntries(
    refused.map(({ code, message }) => [code, message]),
  );
  return {
    saved,
    save,
    faults,
    /** What is refused, and of no field of the form. */
    generalFault: (fields: (code: string) => boolean) =>
      save.error && refused.every(({ code }) => !fields(code)) ? save.error : null,
    isStale: refused.some(({ code }) => code === 'changed_meanwhile'),
    /** After each change of the form. */
    touch() {
      key.current = newIdempotencyKey();
      if (save.error) save.reset();
    },
  };
}
