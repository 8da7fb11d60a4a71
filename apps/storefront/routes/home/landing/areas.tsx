import { Trans } from '@lingui/react/macro';
import type { Zone } from 'market/zones/zones.contract';
import { href } from 'react-router';
import { SectionHead } from 'ui/layout/section-head.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './areas.module.css';

export interface AreasProps {
  areas: Pick<Zone, 'id' | 'name' | 'city'>[];
}

/** The served areas. A press shops there, also before hydration; like any change of place it reloads the page. */
export function Areas({ areas }: AreasProps) {
  return (
    <section id="areas" aria-labelledby="areas-title" className={styles.section}>
      <SectionHead title={<Trans>Where we deliver</Trans>} titleId="areas-title" />
      <form method="post" action={`${href('/')}?index`} className={styles.areas}>
        {areas.map(({ id, name, city }) => (
          <button key={id} type="submit" name="area" value={id} className={styles.area}>
            <Icon name="map-pin" className={styles.pin} />
            <span>
              {name}
              <small className={styles.city}>{city}</small>
            </span>
          </button>
        ))}
      </form>
    </section>
  );
}
