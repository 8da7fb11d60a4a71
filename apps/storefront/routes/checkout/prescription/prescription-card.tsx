import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from 'ui/buttons/chip.tsx';
import { PrescriptionTiles } from '#features/orders/prescription-tiles.tsx';
import type { PrescriptionPictures } from '#features/orders/use-prescription-pictures.ts';
import styles from '../checkout-page.module.css';

/** The pictures of the prescription: of goods that are sold on it alone, and of an order by it [CHK-17] [CHK-18]. */
export function PrescriptionCard({ pictures }: { pictures: PrescriptionPictures }) {
  const { t } = useLingui();
  return (
    <section className={styles.card} aria-label={t`Your prescription`}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Trans>Your prescription</Trans>
        </h2>
        <Chip tone="info" icon="file-text">
          <Trans>prescription is required</Trans>
        </Chip>
      </div>
      <PrescriptionTiles taken={pictures} />
    </section>
  );
}
