import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import type { CityAlarm } from 'market/orders/desk/orders-city.contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Icon } from 'ui/media/icon.tsx';
import { adminCalls } from '../../layout/admin-calls.ts';
import { AskReasonDialog } from '../../layout/ask-reason-dialog.tsx';
import desk from '../../layout/desk.module.css';
import styles from './live.module.css';
import { MarkedChip } from './live-row.tsx';
import { alarmIcons, alarmTitle, nextStep } from './live-texts.tsx';

export interface AlarmCardProps {
  alarm: CityAlarm;
  isChosen: boolean;
  isMarked: boolean;
  onChoose: () => void;
}

const putOffMinutes = 10;

/** One alarm: what is wrong, since when, the next step, and who looks after it [OPS-007]. */
export function AlarmCard({ alarm, isChosen, isMarked, onChoose }: AlarmCardProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const [isPuttingOff, setIsPuttingOff] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ['admin', 'city'] });
  const { kind, order_id: orderId, call, minutes, taken_by: takenBy, put_off_reason: putOffReason } = alarm;
  const name = call?.name;
  const take = useMutation({
    mutationFn: () => adminCalls.city.take({ body: { kind, order_id: orderId, takes_over: takenBy !== null } }),
    onError: (error) => toast({ text: error.message, tone: 'bad' }),
    onSettled: refresh,
  });
  const mayAct = permissions.includes('ops.orders');
  return (
    <li className={styles.alarm} data-chosen={isChosen || undefined}>
      <button
        type="button"
        data-row={`order:${orderId}`}
        className={styles.alarmHead}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <span className={styles.alarmIcon}>
          <Icon name={alarmIcons[kind]} size={18} />
        </span>
        <span className={styles.grow}>
          <b>{alarmTitle(alarm)}</b> {isMarked && <MarkedChip />}
          <span className={desk.line}>{nextStep(alarm)}</span>
          {takenBy && (
            <span className={desk.line}>
              <Icon name="user-round" size={14} />{' '}
              {alarm.is_taken_by_me ? <Trans>You look after it</Trans> : <Trans>{takenBy} looks after it</Trans>}
            </span>
          )}
          {putOffReason && (
            <span className={desk.line}>
              <Trans>Snoozed: {putOffReason}</Trans>
            </span>
          )}
        </span>
        <span className={styles.age}>
          <Trans>{minutes} min</Trans>
        </span>
      </button>
      {isChosen && (
        <div className={styles.acts}>
          {call && !call.phone.includes('•') && (
            <a className={styles.call} href={`tel:${call.phone}`}>
              <Icon name="phone" size={18} />
              <bdi>
                <Trans>Call {name}</Trans>
              </bdi>
            </a>
          )}
          <Link to={`/orders/${orderId}`} className={styles.call}>
            <Trans>Open the order</Trans>
          </Link>
          {mayAct && !alarm.is_taken_by_me && (
            <Button kind="outline" size="small" isLoading={take.isPending} onClick={() => take.mutate()}>
              {takenBy ? <Trans>Take over</Trans> : <Trans>Assign to me</Trans>}
            </Button>
          )}
          {mayAct && (
            <Button kind="text" size="small" onClick={() => setIsPuttingOff(true)}>
              <Trans>Snooze</Trans>
            </Button>
          )}
        </div>
      )}
      {isPuttingOff && (
        <AskReasonDialog
          title={t`Snooze this for ${putOffMinutes} minutes?`}
          description={alarmTitle(alarm)}
          confirmLabel={<Trans>Snooze</Trans>}
          onClose={() => setIsPuttingOff(false)}
          send={async (reason) => {
            await adminCalls.city.putOff({ body: { kind, order_id: orderId, minutes: putOffMinutes, reason } });
            await refresh();
          }}
        />
      )}
    </li>
  );
}
