import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { type DispatchMode, dispatchModes } from 'market/dispatch/dispatch-offers.rules';
import { toast } from 'ui/feedback/toast.ts';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { adminCalls, dispatchModesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';

/** Who gives orders to the riders of a zone; each choice is saved at once [OPS-018]. */
export function DispatchModeCard({ zoneId }: { zoneId: number }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const { data } = useQuery(dispatchModesQuery);
  const zone = data?.zones.find((one) => one.zone_id === zoneId);
  const save = useMutation({
    mutationFn: (mode: DispatchMode) =>
      adminCalls.dispatch.setMode({ params: { zone_id: zoneId }, body: { mode, version: zone?.version ?? 0 } }),
    onSuccess: () => toast({ text: t`Saved. The next round follows it.`, tone: 'ok' }),
    onSettled: () => queries.invalidateQueries({ queryKey: dispatchModesQuery.queryKey }),
  });
  if (!zone) return null;
  const mayChange = permissions.includes('ops.dispatch.settings');
  const shown = save.isPending ? save.variables : zone.mode;
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Who gives orders to riders</Trans>
      </h2>
      <div className={desk.body}>
        {save.error && <CallFaultNote error={save.error} />}
        <RadioRows legend={<Trans>Who gives orders to riders</Trans>} isLegendHidden>
          {dispatchModes.map((mode) => (
            <RadioRow
              key={mode}
              name="dispatch-mode"
              checked={shown === mode}
              disabled={!mayChange}
              onChange={() => save.mutate(mode)}
              description={<ModeDescription mode={mode} />}
            >
              <ModeName mode={mode} />
            </RadioRow>
          ))}
        </RadioRows>
      </div>
    </section>
  );
}

function ModeName({ mode }: { mode: DispatchMode }) {
  switch (mode) {
    case 'off':
      return <Trans>Riders take them from the list</Trans>;
    case 'proposes':
      return <Trans>The list, with suggestions recorded</Trans>;
    case 'decides':
      return <Trans>The engine offers them, one rider after another</Trans>;
  }
}

function ModeDescription({ mode }: { mode: DispatchMode }) {
  switch (mode) {
    case 'off':
      return <Trans>The first rider to accept gets it.</Trans>;
    case 'proposes':
      return <Trans>The engine’s choice is recorded with each order, so that you can compare before it decides.</Trans>;
    case 'decides':
      return <Trans>An order that is ready and that no rider is asked about for two minutes goes to the list.</Trans>;
  }
}
