import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBell } from 'app-kit/browser/bell.ts';
import type { CourierAlarm } from 'market/access/access-alarms.admin.contract';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Icon } from 'ui/media/icon.tsx';
import { adminCalls, courierAlarmsQuery } from '../../layout/admin-calls.ts';
import styles from './courier-alarms.module.css';

/** Riders in an emergency, above everything else; it rings until an operator looks after each [DEL-65]. */
export function CourierAlarms() {
  const alarms = useQuery(courierAlarmsQuery).data?.alarms ?? [];
  useBell(
    alarms.some((alarm) => alarm.taken_by === null && !alarm.is_silent),
    true,
  );
  if (alarms.length === 0) return null;
  return (
    <div className={styles.alarms}>
      {alarms.map((alarm) => (
        <Alarm key={alarm.id} alarm={alarm} />
      ))}
    </div>
  );
}

function Alarm({ alarm }: { alarm: CourierAlarm }) {
  const queries = useQueryClient();
  const { id, courier, is_silent: isSilent, at, seconds, taken_by: takenBy, is_taken_by_me: isMine } = alarm;
  const take = useMutation({
    mutationFn: () => adminCalls.alarms.take({ params: { alarm_id: id }, body: {} }),
    onSuccess: (reply) => queries.setQueryData(courierAlarmsQuery.queryKey, reply),
    onError: (error) => toast({ text: error.message, tone: 'bad' }),
  });
  const { name, phone } = courier;
  const place = at ? `${at.lat.toFixed(4)}, ${at.lng.toFixed(4)}` : '';
  const age = seconds ?? 0;
  return (
    <div role="alert" className={styles.alarm}>
      <Icon name="siren" size={24} />
      <div className={styles.words}>
        <b>
          <Trans>{name} has raised the alarm</Trans>
        </b>{' '}
        {isSilent && <Trans>It is silent: do not call, the phone would ring.</Trans>}
        {takenBy !== null && (
          <p>{isMine ? <Trans>You look after it</Trans> : <Trans>{takenBy} looks after it</Trans>}</p>
        )}
      </div>
      {at && (
        <a href={`geo:${at.lat},${at.lng}`}>
          <Trans>
            {place}, {age} s ago
          </Trans>
        </a>
      )}
      {!isSilent && (
        <a href={`tel:${phone}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {!isMine && (
        <Button size="small" isLoading={take.isPending} onClick={() => take.mutate()}>
          <Trans>Look after it</Trans>
        </Button>
      )}
    </div>
  );
}
