import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { ModuleType } from 'market/modules/modules.rules';
import { type ZonePauseReason, zonePauseReasons } from 'market/stores/stores-availability.rules';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Select } from 'ui/forms/field.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { moduleName } from './module-name.tsx';
import { useRefreshZones } from './stop-zone.tsx';

const minutesPerDay = 24 * 60;

/** Takes no orders in a zone, or a module of it, for a time; it ends by itself [OPS-044]. */
export function PauseZoneDialog({ zone, onClose }: { zone: AdminZone; onClose: () => void }) {
  const { t } = useLingui();
  const refresh = useRefreshZones();
  const resume = useResumeZone();
  const [module, setModule] = useState<ModuleType | ''>('');
  const [reason, setReason] = useState<ZonePauseReason>('rain');
  const [minutes, setMinutes] = useState(60);
  const module_type = module || null;
  const pause = useMutation({
    mutationFn: () => {
      const body = { version: zone.version, module_type, reason, minutes };
      return adminCalls.zones.pause({ params: { zone_id: zone.id }, body });
    },
    onSuccess: (paused) => {
      const undo = () => resume.mutate({ zone: paused, module: module_type });
      const text = t`Customers can’t order now.`;
      toast({ text, tone: 'ok', seconds: 5, action: { label: t`Undo`, onPress: undo } });
      onClose();
    },
    onSettled: refresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pause.isPending) pause.mutate();
  };
  const lengths: { minutes: number; label: string }[] = [
    { minutes: 30, label: t`30 minutes` },
    { minutes: 60, label: t`1 hour` },
    { minutes: 120, label: t`2 hours` },
    { minutes: 240, label: t`4 hours` },
    { minutes: 480, label: t`8 hours` },
    { minutes: minutesPerDay, label: t`1 day` },
    { minutes: 3 * minutesPerDay, label: t`3 days` },
    { minutes: 7 * minutesPerDay, label: t`7 days` },
  ];
  return (
    <Dialog
      title={t`Pause ${zone.name}`}
      description={<Trans>Running orders go on. It ends by itself.</Trans>}
      onClose={onClose}
    >
      <form className={desk.stack} onSubmit={submit}>
        {pause.error && <CallFaultNote error={pause.error} />}
        <RadioRows legend={t`Why? Customers read it in their language.`}>
          {zonePauseReasons.map((one) => (
            <RadioRow key={one} name="reason" checked={one === reason} onChange={() => setReason(one)}>
              <ZonePauseReasonText reason={one} />
            </RadioRow>
          ))}
        </RadioRows>
        <Select
          label={t`What takes no orders`}
          value={module}
          onChange={({ target }) => setModule(target.value as ModuleType | '')}
        >
          <option value="">{t`Everything`}</option>
          {zone.modules.map(({ module_type: type }) => (
            <option key={type} value={type}>
              {moduleName(type)}
            </option>
          ))}
        </Select>
        <Select label={t`For how long`} value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
          {lengths.map(({ minutes: one, label }) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </Select>
        <Button type="submit" kind="bad" size="large" isBlock isLoading={pause.isPending}>
          <Trans>Take no orders</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

/** What a zone does not take orders for, and until when [OPS-044]. */
export function ZonePauses({ zone }: { zone: AdminZone }) {
  const { i18n } = useLingui();
  const resume = useResumeZone();
  if (zone.pauses.length === 0) return null;
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Customers can’t order here now</Trans>
      </h2>
      {resume.error && (
        <div className={desk.body}>
          <CallFaultNote error={resume.error} />
        </div>
      )}
      {zone.pauses.map(({ module_type: module, reason, until }) => (
        <div key={module ?? ''} className={desk.row}>
          <span>
            <b className={desk.name}>{module ? moduleName(module) : <Trans>Everything</Trans>}</b>
            <span className={desk.line}>
              <ZonePauseReasonText reason={reason} />
            </span>
          </span>
          <span>
            <Trans>Until {dayAndTime(new Date(until), zone.time_zone, i18n.locale)}</Trans>
          </span>
          <Button
            kind="outline"
            icon="play"
            isLoading={resume.isPending && resume.variables.module === module}
            onClick={() => resume.mutate({ zone, module })}
          >
            <Trans>Take orders again</Trans>
          </Button>
        </div>
      ))}
    </section>
  );
}

/** Ends a pause before its time. */
function useResumeZone() {
  const { t } = useLingui();
  const refresh = useRefreshZones();
  return useMutation({
    mutationFn: ({ zone: { id, version }, module }: { zone: AdminZone; module: ModuleType | null }) =>
      adminCalls.zones.resume({ params: { zone_id: id }, body: { version, module_type: module } }),
    onSuccess: () => toast({ text: t`Customers can order again.`, tone: 'ok' }),
    onSettled: refresh,
  });
}

function ZonePauseReasonText({ reason }: { reason: ZonePauseReason }): ReactNode {
  switch (reason) {
    case 'rain':
      return <Trans>Heavy rain</Trans>;
    case 'unrest':
      return <Trans>Unrest</Trans>;
    case 'few_riders':
      return <Trans>Not enough riders</Trans>;
    case 'zone_stopped':
      return <Trans>Another reason</Trans>;
  }
}
