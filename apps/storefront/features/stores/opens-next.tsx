import { Trans } from '@lingui/react/macro';
import type { Store } from 'market/stores/stores.contract';
import { openingTime } from '#i18n/opening-time.ts';
import { useDayName } from './day-names.tsx';
import { OpensSoon } from './opens-soon.tsx';

interface Shut {
  opens_at: Store['opens_at'];
  /** Its staff takes no orders for a while; null for one that is outside its hours. */
  pause?: object | null;
}

/** When a closed or paused store takes orders again; nothing for one that never does. */
export function OpensNext({ store: { opens_at: next, pause } }: { store: Shut }) {
  const dayName = useDayName();
  if (!next) return null;
  const time = openingTime(next.time);
  const day = dayName(next.day);
  if (pause) return <TakesOrdersAgain time={time} day={day} inDays={next.in_days} />;
  if (next.in_days <= 1) return <OpensSoon next={next} />;
  return (
    <Trans>
      Opens on {day} at {time}
    </Trans>
  );
}

function TakesOrdersAgain({ time, day, inDays }: { time: string; day: string; inDays: number }) {
  if (inDays === 0) return <Trans>Takes orders again at {time}</Trans>;
  if (inDays === 1) return <Trans>Takes orders again tomorrow at {time}</Trans>;
  return (
    <Trans>
      Takes orders again on {day} at {time}
    </Trans>
  );
}
