import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfMonth } from 'app-kit/formats/clock.ts';
import { days, wallClock } from 'market/stores/stores.rules';
import { LinkButton } from 'ui/buttons/button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { shownPhone } from 'ui/phone/shown-phone.ts';
import { useMoney } from '#features/config/use-money.ts';
import { useDayName } from '#features/stores/day-names.tsx';
import { useStoreTexts } from '#features/stores/store-texts.tsx';
import { openingTime } from '#i18n/opening-time.ts';
import styles from './about-store-dialog.module.css';
import type { StoreDetails } from './fetch-store-page.server.ts';

/** Where a store is, when it is open in the week, and what ordering from it costs. */
export function AboutStoreDialog({ store, onClose }: { store: StoreDetails; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`About and hours`} description={store.name} width={520} onClose={onClose}>
      <section className={styles.part}>
        <h3 className={styles.title}>
          <Trans>Address</Trans>
        </h3>
        <p dir="auto">{store.address}</p>
        <div className={styles.links}>
          <LinkButton kind="soft" size="small" icon="map-pin" to={mapOf(store)} rel="noopener noreferrer">
            <Trans>Directions</Trans>
          </LinkButton>
          {store.phone && (
            <LinkButton kind="soft" size="small" icon="phone" to={`tel:${store.phone}`}>
              <bdi dir="ltr">{shownPhone(store.phone)}</bdi>
            </LinkButton>
          )}
        </div>
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>
          <Trans>Opening hours</Trans>
        </h3>
        <Week store={store} />
        <OtherDays store={store} />
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>
          <Trans>Delivery</Trans>
        </h3>
        <Terms store={store} />
      </section>
    </Dialog>
  );
}

function mapOf({ latitude, longitude }: StoreDetails): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}

/** All seven days, today's in bold. */
function Week({ store }: { store: StoreDetails }) {
  const dayName = useDayName();
  const today = wallClock(store.time_zone, new Date()).day;
  return (
    <dl className={styles.rows}>
      {days.map((day) => (
        <div key={day} className={classNames(styles.row, day === today && styles.today)}>
          <dt>{dayName(day)}</dt>
          <dd>
            <Spans spans={store.opening_hours[day] ?? []} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Dates of the next two weeks that differ from the week [STO-040]. */
function OtherDays({ store: { other_days: others } }: { store: StoreDetails }) {
  const { i18n } = useLingui();
  const dayName = useDayName();
  if (others.length === 0) return null;
  return (
    <>
      <h4 className={styles.other}>
        <Trans>Other hours soon</Trans>
      </h4>
      <dl className={styles.rows}>
        {others.map(({ date, hours }) => (
          <div key={date} className={styles.row}>
            <dt>
              {dayName(wallClock('UTC', new Date(date)).day)}, {dayOfMonth(new Date(date), 'UTC', i18n.locale)}
            </dt>
            <dd>
              <Spans spans={hours} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Spans({ spans }: { spans: StoreDetails['opening_hours'][string] }) {
  if (spans.length === 0) return <Trans>Closed</Trans>;
  return spans.map(([from, until]) =>
    from === '00:00' && until === '23:59' ? (
      <Trans key={from}>Open all day</Trans>
    ) : (
      <bdi key={from} dir="ltr">
        {openingTime(from)}–{openingTime(until)}
      </bdi>
    ),
  );
}

function Terms({ store }: { store: StoreDetails }) {
  const money = useMoney();
  const { wait, fee } = useStoreTexts(store);
  return (
    <dl className={styles.rows}>
      <div className={styles.row}>
        <dt>
          <Trans>Delivery time</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{wait}</bdi>
        </dd>
      </div>
      {(store.free_delivery || fee) && (
        <div className={styles.row}>
          <dt>
            <Trans>Delivery fee</Trans>
          </dt>
          <dd>{store.free_delivery ? <Trans>Free Delivery</Trans> : <bdi dir="ltr">{fee}</bdi>}</dd>
        </div>
      )}
      {store.minimum_order > 0 && (
        <div className={styles.row}>
          <dt>
            <Trans>Minimum order</Trans>
          </dt>
          <dd>
            <bdi dir="ltr">{money(store.minimum_order)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
