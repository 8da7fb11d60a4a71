import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { SavedNetworks } from 'market/access/access-networks.admin.contract';
import type { OutsideRule } from 'market/access/access-networks.rules';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Select, TextArea } from 'ui/forms/field.tsx';
import { adminCalls } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';

const networksQuery = queryOptions({
  queryKey: ['admin', 'networks'],
  queryFn: ({ signal }) => adminCalls.networks.show({ signal }),
});

const exampleOfNetwork = '196.216.0.0/16';

/** From which networks operators work [SEAT-10]. */
export function NetworksCard() {
  const { data, error } = useQuery(networksQuery);
  return (
    <section className={desk.card} aria-labelledby="networks-title">
      <h2 id="networks-title" className={desk.cardTitle}>
        <Trans>Networks of operators</Trans>
      </h2>
      <div className={desk.body}>
        <p className={desk.hint}>
          <Trans>Without a network in the list, operators work from everywhere.</Trans>
        </p>
        {error && !data && <CallFaultNote error={error} />}
        {data && <NetworksForm key={data.version} saved={data} />}
      </div>
    </section>
  );
}

function NetworksForm({ saved }: { saved: SavedNetworks }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [lines, setLines] = useState(saved.networks.join('\n'));
  const [outside, setOutside] = useState<OutsideRule>(saved.outside);
  const { own_address: own, version } = saved;
  const networks = lines.split(/[\s,;]+/).filter(Boolean);
  const save = useMutation({
    mutationFn: () => adminCalls.networks.change({ body: { networks, outside, version } }),
    onSuccess(next) {
      queries.setQueryData(networksQuery.queryKey, next);
      toast({ text: t`Saved`, tone: 'ok' });
    },
  });
  const isWrongList =
    save.error instanceof CallRefused && save.error.faults.some(({ code }) => code.startsWith('networks'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form noValidate className={desk.stack} onSubmit={submit}>
      <TextArea
        label={t`Networks, one on each line`}
        hint={t`Such as ${exampleOfNetwork}. Your address is ${own}.`}
        dir="ltr"
        spellCheck={false}
        value={lines}
        onChange={({ target }) => {
          setLines(target.value);
          save.reset();
        }}
        fault={isWrongList && save.error?.message}
      />
      {networks.length > 0 && (
        <Select
          label={t`Operators from elsewhere`}
          value={outside}
          onChange={({ target }) => setOutside(target.value as OutsideRule)}
        >
          <option value="second_factor">{t`prove a second factor`}</option>
          <option value="refused">{t`are refused`}</option>
        </Select>
      )}
      {save.error && !isWrongList && <CallFaultNote error={save.error} />}
      <div>
        <Button type="submit" kind="outline" isLoading={save.isPending}>
          <Trans>Save the networks</Trans>
        </Button>
      </div>
    </form>
  );
}
