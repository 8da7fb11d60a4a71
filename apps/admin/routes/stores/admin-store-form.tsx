import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { CallRefused } from 'market/calls/client';
import type { AdminStore } from 'market/stores/stores.admin.contract';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { adminCalls, storeQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { HoursCard } from './hours-card.tsx';
import { bodyOfStore, draftOfStore, type StoreBody, type StoreDraft, type StoreFault } from './store-draft.ts';
import { StorePlaceCard } from './store-place-card.tsx';
import { StoreProfileCard } from './store-profile-card.tsx';
import { useRefreshStores } from './use-refresh-stores.ts';

export interface StoreFormProps {
  /** Undefined for a new one. */
  store: AdminStore | undefined;
  zones: readonly AdminZone[];
}

/** Profile, place and hours of a store in one form. */
export function StoreForm({ store, zones }: StoreFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const { key } = useIdempotencyKey();
  const navigate = useNavigate();
  const refresh = useRefreshStores();
  const [start] = useState(() => draftOfStore(store, zones));
  const [draft, setDraft] = useState(start);
  const [faults, setFaults] = useState<readonly StoreFault[]>([]);
  const zone = zones.find(({ id }) => id === draft.zoneId);
  const save = useMutation({
    mutationFn(fields: Omit<StoreBody, 'slug'>) {
      if (store) {
        const body = { ...fields, version: store.version };
        return adminCalls.stores.change({ params: { store_id: store.id }, body });
      }
      const body = { ...fields, ...(draft.slug.trim() && { slug: draft.slug.trim() }) };
      return adminCalls.stores.create({ body, idempotencyKey: key });
    },
    async onSuccess(saved) {
      queries.setQueryData(storeQuery(saved.id).queryKey, saved);
      await refresh();
      toast({ text: t`Saved`, tone: 'ok' });
      if (!store) await navigate('/stores', { state: { made: saved.id } });
    },
  });
  const refusals = save.error instanceof CallRefused ? save.error.faults : [];
  const refused = Object.fromEntries(
    refusals.map(({ code, message }) => [code === 'slug_taken' ? 'slug' : code, message]),
  );
  const isGeneral = save.error && !refusals.some(({ code }) => fieldsOfRefusals.has(code));
  const change = (part: Partial<StoreDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setFaults([]);
    if (save.error) save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const read = bodyOfStore(draft, zone);
    if ('body' in read) return save.mutate(read.body);
    setFaults(read.faults);
    // After the faults are on the page.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const part = { draft, zone, faults, refused, onChange: change };
  return (
    <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
      <div className={desk.columns}>
        <div className={desk.stack}>
          <StoreProfileCard {...part} zones={zones} isNew={!store} />
        </div>
        <div className={desk.stack}>
          <StorePlaceCard {...part} />
          <HoursCard {...part} />
        </div>
      </div>
      {isGeneral && save.error && <CallFaultNote error={save.error} />}
      <div className={desk.foot}>
        <span className={desk.grow}>{isChanged && <Trans>Not saved yet</Trans>}</span>
        {isChanged && (
          <Button kind="outline" onClick={() => change(start)}>
            <Trans>Discard</Trans>
          </Button>
        )}
        <Button type="submit" isLoading={save.isPending}>
          {store ? <Trans>Save</Trans> : <Trans>Create the store</Trans>}
        </Button>
      </div>
    </form>
  );
}

/** Refusals that are shown next to their field. */
const fieldsOfRefusals = new Set(['slug', 'slug_taken', 'phone', 'name', 'address']);
