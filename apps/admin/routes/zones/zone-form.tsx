import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { defaultsOfCountry } from 'market/config/config-market.rules';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { adminCalls, type SavedSettings } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { BorderEditor } from './border-editor.tsx';
import { FeeTable } from './fee-table.tsx';
import { PaymentCard } from './payment-card.tsx';
import { useRefreshZones } from './stop-zone.tsx';
import { bodyOf, type DraftFault, draftOf, type ZoneBody, type ZoneDraft } from './zone-draft.ts';

export interface ZoneFormProps {
  /** Undefined for a new one. */
  zone: AdminZone | undefined;
  others: readonly AdminZone[];
  /** Undefined for operators who may not see the settings. */
  settings: SavedSettings | undefined;
}

/** Border, modules, fees and ways to pay of a zone in one form. */
export function ZoneForm({ zone, others, settings }: ZoneFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const refresh = useRefreshZones();
  const [start] = useState(() =>
    draftOf(zone, { timeZone: settings?.time_zone ?? 'UTC', currency: settings?.currency_code ?? '' }),
  );
  const [draft, setDraft] = useState(start);
  const [faults, setFaults] = useState<readonly DraftFault[]>([]);
  const save = useMutation({
    mutationFn: (body: ZoneBody) =>
      zone
        ? adminCalls.zones.change({ params: { zone_id: zone.id }, body: { ...body, version: zone.version } })
        : adminCalls.zones.create({ body }),
    async onSuccess({ id }) {
      await refresh();
      toast({ text: t`Saved`, tone: 'ok' });
      await navigate('/zones', { state: { made: id } });
    },
  });
  const change = (part: Partial<ZoneDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setFaults([]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const read = bodyOf(draft);
    if ('body' in read) return save.mutate(read.body);
    setFaults(read.faults);
    // After the faults are on the page.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const { currency } = draft;
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const centre = others[0]?.area[0] ?? defaultsOfCountry(settings?.country ?? '')?.centre;
  return (
    <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
      <BorderEditor
        area={draft.area}
        others={others}
        centre={centre}
        hasFault={faults.includes('area')}
        onChange={(area) => change({ area })}
      />
      <div className={desk.columns}>
        <section className={desk.card}>
          <h2 className={desk.cardTitle}>
            <Trans>Name</Trans>
          </h2>
          <div className={desk.body}>
            <Field
              label={t`Name of the zone`}
              hint={t`Customers see it when they choose a place.`}
              maxLength={80}
              value={draft.name}
              onChange={({ target }) => change({ name: target.value })}
              fault={faults.includes('name') && t`Enter a name.`}
            />
            <Field
              label={t`City`}
              hint={t`Added to addresses that customers type. Riders of this city deliver the orders.`}
              maxLength={80}
              value={draft.city}
              onChange={({ target }) => change({ city: target.value })}
              fault={faults.includes('city') && t`Enter the city.`}
            />
          </div>
        </section>
        <PaymentCard draft={draft} currency={currency} faults={faults} onChange={change} />
      </div>
      <FeeTable draft={draft} currency={currency} faults={faults} onChange={(fees) => change({ fees })} />
      {save.error && <CallFaultNote error={save.error} />}
      <div className={desk.foot}>
        <span className={desk.grow}>{isChanged && <Trans>Not saved yet</Trans>}</span>
        {isChanged && (
          <Button kind="outline" onClick={() => change(start)}>
            <Trans>Discard</Trans>
          </Button>
        )}
        <Button type="submit" isLoading={save.isPending}>
          {zone ? <Trans>Save</Trans> : <Trans>Publish zone</Trans>}
        </Button>
      </div>
    </form>
  );
}
