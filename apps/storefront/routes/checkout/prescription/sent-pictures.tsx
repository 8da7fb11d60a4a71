import { Trans, useLingui } from '@lingui/react/macro';
import type { PrescriptionOrder } from 'market/orders/prescriptions/orders-prescription.contract';
import tiles from '#features/orders/prescription-tiles.module.css';
import styles from '../checkout-page.module.css';

/** The uploaded pictures, for the shopper only: each link is valid for five minutes. */
export function SentPictures({ order: { pictures, order_note: note } }: { order: PrescriptionOrder }) {
  const { t } = useLingui();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <Trans>Your prescription</Trans>
      </h2>
      {pictures.length > 0 && (
        <ul className={tiles.tiles}>
          {pictures.map(({ id, image_full_url: url }, index) => {
            const page = index + 1;
            return (
              <li key={id} className={tiles.tile}>
                <Picture url={url} name={t`Page ${page}`} />
              </li>
            );
          })}
        </ul>
      )}
      {note && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
    </section>
  );
}

function Picture({ url, name }: { url: string; name: string }) {
  return (
    <>
      {/* Its caption names it. */}
      <img src={url} alt="" className={tiles.picture} />
      <span className={tiles.line}>{name}</span>
    </>
  );
}
