import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { usePosition } from '../work/phone/use-position.ts';
import { AlarmOn } from './alarm-on.tsx';
import { RaiseAlarm } from './raise-alarm.tsx';
import { safetyQuery } from './safety-query.ts';
import { SafetySettings } from './safety-settings.tsx';

/** Safety: the alarm, whom to call, and what has to be set before [DEL-65]. */
export function SafetyPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const { data: safety, isError, refetch } = useQuery(safetyQuery);
  const isAlarmOn = safety?.alarm != null;
  // During an alarm the position goes out every 5 seconds.
  const position = usePosition({ isOnShift: true, hasOrder: isAlarmOn, clockOffset: 0, isSent: isAlarmOn });
  if (!safety) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <title>{t`Safety · ${app}`}</title>
      {safety.alarm ? (
        <AlarmOn safety={safety} alarm={safety.alarm} />
      ) : safety.has_pin ? (
        <RaiseAlarm safety={safety} position={position} />
      ) : (
        <SafetySettings safety={safety} />
      )}
    </>
  );
}
