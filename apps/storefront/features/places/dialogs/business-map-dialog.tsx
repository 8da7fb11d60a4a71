import { useLingui } from '@lingui/react/macro';
import { Dialog } from 'ui/overlays/dialog.tsx';
import type { OverlayProps } from '#browser/overlay-store.ts';
import { useMarket } from '#features/config/use-market.ts';
import { Directions } from '../directions.tsx';
import styles from './business-map.module.css';
import { BusinessMap } from './business-map.tsx';

/** Where the business is, on a map at `default_location` [FOOT-04]. Import it lazily. */
export function BusinessMapDialog({ onClose }: OverlayProps<'business_map'>) {
  const { t } = useLingui();
  const { businessName, company } = useMarket();
  return (
    <Dialog title={t`Where we are`} description={<bdi>{company.address}</bdi>} width={640} isBare onClose={onClose}>
      <BusinessMap className={styles.inDialog} />
      <p className={styles.place}>
        <b dir="auto">{businessName}</b>
        <Directions />
      </p>
    </Dialog>
  );
}
