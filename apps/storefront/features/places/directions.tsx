import { Trans } from '@lingui/react/macro';
import { useMarket } from '#features/config/use-market.ts';
import styles from './directions.module.css';

/** Opens the way to the business in a map of the web. */
export function Directions() {
  const { defaultLocation: at } = useMarket();
  return (
    <a
      href={`https://www.openstreetmap.org/directions?to=${at.lat}%2C${at.lng}`}
      rel="noopener noreferrer"
      className={styles.directions}
    >
      <Trans>Directions</Trans>
    </a>
  );
}
