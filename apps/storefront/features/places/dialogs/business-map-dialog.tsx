import { useLingui } from '@lingui/react/macro';
import type { OverlayProps } from '#features/cart/overlay-store.ts';
import { useMarket } from '#features/config/use-market.ts';
import { Dialog } from '#ui/dialog.tsx';
import styles from './business-map.module.css';
import { BusinessMap } from './business-map.tsx';
import { Directions } from './directions.tsx';

/** Where the business is, on a map at `default_location` [FOOT-04]. Import it lazily. */
export function BusinessMapDialog({ onClose }: OverlayProps<'business_map'>) {
  const { t } = useLingui();
  const { businessName, company } = useMarket();
  return (
    <Dialog title={t`Where we are`} line={<bdi>{company.address}</bdi>} width={640} isBare onClose={onClose}>
      <BusinessMap className={styles.inDialog} />
      <p className={styles.place}>
        <b dir="auto">{businessName}</b>
        <Directions />
      </p>
    </Dialog>
  );
}
