import { Trans } from '@lingui/react/macro';
import type { Store } from 'market/stores/stores.contract';
import { openingTime } from '#i18n/opening-time.ts';
import { useDayName } from './day-names.tsx';

/** When a closed store opens again; nothing for one that never does. */
export function OpensNext({ store: { opens_at: next } }: { store: Pick<Store, 'opens_at'> }) {
  const dayName = useDayName();
  if (!next) return null;
  const time = openingTime(next.time);
  const day = dayName(next.day);
  if (next.in_days === 0) return <Trans>Opens at {time}</Trans>;
  if (next.in_days === 1) return <Trans>Opens tomorrow at {time}</Trans>;
  return (
    <Trans>
      Opens on {day} at {time}
    </Trans>
  );
}
