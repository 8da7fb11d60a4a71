import { BannerNote } from 'ui/feedback/banner-note.tsx';
import type { ShoppedZone } from '#features/config/use-market.ts';
import { OpensNext } from '#features/stores/opens-next.tsx';
import { ZonePauseText } from '#features/stores/zone-pause-text.tsx';
import styles from './zone-pause-note.module.css';

/** Why nothing can be ordered in the zone, or in the module of the page, and until when [OPS-044] [CUS-11]. */
export function ZonePauseNote({ pause: { reason, opensAt } }: { pause: ShoppedZone['pauses'][number] }) {
  return (
    <BannerNote tone="warn" icon="clock-4" className={styles.note}>
      <b>
        <ZonePauseText reason={reason} />
      </b>{' '}
      <OpensNext store={{ opens_at: opensAt, pause: {} }} />
    </BannerNote>
  );
}
