import { Trans } from '@lingui/react/macro';
import styles from './tracking.module.css';

/** The digits that the customer says at the door [CUS-05] [DEL-29]. */
export function DoorCode({ code }: { code: string }) {
  return (
    <section className={styles.doorCode}>
      <p className={styles.grow}>
        <b>
          <Trans>Your code for the door</Trans>
        </b>{' '}
        <span className={styles.muted}>
          <Trans>Say it to the rider once you have your order. Whoever takes it for you needs it too.</Trans>
        </span>
      </p>
      <strong className={styles.digits}>
        <bdi dir="ltr">{code}</bdi>
      </strong>
    </section>
  );
}
