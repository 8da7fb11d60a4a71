import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { settingsQuery } from 'app-kit/calls/use-market-settings.ts';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { adminCalls, openingQuery, type SavedSettings, savedSettingsQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { AppearanceCard } from './appearance-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { CustomerFeaturesCard } from './customer-features-card.tsx';
import { DoorCodeCard } from './door-code-card.tsx';
import { ItemFactsCard } from './item-facts-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { PlaceCard } from './place-card.tsx';

/** All settings in one form, saved together. */
export function MarketSettingsForm({ saved }: { saved: SavedSettings }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [settings, setSettings] = useState(saved);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const save = useMutation({
    mutationFn: () => {
      const { logo_full_url: _logo, is_currency_fixed: _fixed, has_brand_file: _file, ...body } = settings;
      return adminCalls.config.changeSettings({ body: { ...body, business_name: body.business_name.trim() } });
    },
    onSuccess(next) {
      queries.setQueryData(savedSettingsQuery.queryKey, next);
      void queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: openingQuery.queryKey });
      toast({ text: t`Saved`, tone: 'ok' });
    },
    onMutate: () => setTouched(new Set()),
  });
  const refused = save.error instanceof CallRefused ? save.error.faults : [];
  const faults = Object.fromEntries(
    refused.filter(({ code }) => code in settings && !touched.has(code)).map(({ code, message }) => [code, message]),
  );
  const isGeneral = save.error && (refused.length === 0 || refused.some(({ code }) => !(code in settings)));
  const isChanged = JSON.stringify(settings) !== JSON.stringify(saved);
  const change = (part: Partial<SavedSettings>) => {
    setSettings((now) => ({ ...now, ...part }));
    setTouched((now) => new Set([...now, ...Object.keys(part)]));
  };
  const part = { settings, faults, change };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form noValidate className={desk.stack} onSubmit={submit}>
      <div className={desk.columns}>
        <div className={desk.stack}>
          <AppearanceCard {...part} />
          <ContactCard {...part} />
          <CustomerFeaturesCard {...part} />
          <ItemFactsCard {...part} />
        </div>
        <div className={desk.stack}>
          <MoneyCard {...part} />
          <PlaceCard {...part} />
          <DoorCodeCard {...part} />
        </div>
      </div>
      {isGeneral && save.error && <CallFaultNote error={save.error} />}
      <div className={desk.foot}>
        <span className={desk.grow}>
          {isChanged ? <Trans>Not saved yet</Trans> : saved.version > 0 && <Trans>Everything is saved</Trans>}
        </span>
        {isChanged && (
          <Button kind="outline" onClick={() => setSettings(saved)}>
            <Trans>Discard</Trans>
          </Button>
        )}
        <Button type="submit" isLoading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
