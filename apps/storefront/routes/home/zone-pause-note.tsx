import { aroundTheClock, timeText } from 'market/stores/stores.rules';
import { openingAfterPause } from 'market/stores/stores-availability.rules';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import type { ShoppedZone } from '#features/config/use-market.ts';
import { OpensNext } from '#features/stores/opens-next.tsx';
import { PauseText } from '#features/stores/pause-text.tsx';

interface ZonePauseNoteProps {
  zone: ShoppedZone;
  pause: ShoppedZone['pauses'][number];
}

/** Why nothing can be ordered in the zone, or in the module of the page, and until when [OPS-044] [CUS-11]. */
export function ZonePauseNote({ zone, pause: { until, reason } }: ZonePauseNoteProps) {
  const time = { time_zone: zone.timeZone, demo_minute: zone.demoMinute };
  const end = { now: new Date(zone.clock.at), until: new Date(until) };
  const next = openingAfterPause(aroundTheClock, time, end);
  const opens_at = next ? { time: timeText(next.minute), in_days: next.inDays, day: next.day } : null;
  return (
    <BannerNote tone="warn" icon="clock-4">
      <b>
        <PauseText reason={reason} />
      </b>{' '}
      <OpensNext store={{ opens_at, pause: {} }} />
    </BannerNote>
  );
}
