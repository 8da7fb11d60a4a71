import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { toast } from 'ui/feedback/toast.ts';
import { adminCalls, openingQuery, zonesQuery } from '../../layout/admin-calls.ts';
import { AskReasonDialog } from '../../layout/ask-reason-dialog.tsx';

/** Stops a zone with a reason [OPS-041]. */
export function StopZoneDialog({ zone, onClose }: { zone: AdminZone; onClose: () => void }) {
  const { t } = useLingui();
  const refresh = useRefreshZones();
  const { id, name, version } = zone;
  return (
    <AskReasonDialog
      title={t`Stop ${name}?`}
      description={<Trans>Customers can’t order here until you start it again. Running orders go on.</Trans>}
      confirmLabel={<Trans>Stop this zone</Trans>}
      onClose={onClose}
      send={async (reason) => {
        try {
          await adminCalls.zones.stop({ params: { zone_id: id }, body: { version, reason } });
          toast({ text: t`${name} is stopped`, tone: 'ok' });
        } finally {
          await refresh();
        }
      }}
    />
  );
}

/** Starts a stopped zone. */
export function useStartZone() {
  const { t } = useLingui();
  const refresh = useRefreshZones();
  return useMutation({
    mutationFn: ({ id, version }: AdminZone) => adminCalls.zones.start({ params: { zone_id: id }, body: { version } }),
    onSuccess: ({ name }) => toast({ text: t`${name} is open`, tone: 'ok' }),
    onSettled: refresh,
  });
}

/** Reads the zones again, as after each change. */
export function useRefreshZones() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: zonesQuery.queryKey });
    void queries.invalidateQueries({ queryKey: openingQuery.queryKey });
    void queries.invalidateQueries({ queryKey: ['zones'] });
  };
}
