import { Trans, useLingui } from '@lingui/react/macro';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { Coupon } from 'market/promotions/promotions.contract';
import { days } from 'market/stores/stores.rules';
import { Chip } from 'ui/buttons/chip.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { distance, rating } from 'ui/formats/format.ts';
import { useFullDate } from '../../features/stores/use-full-date.ts';
import { ForStaff } from './in-language.tsx';
import { PauseWords } from './pause-words.tsx';
import type { PreviewPage, PreviewStore } from './preview-calls.ts';
import { PreviewItems } from './preview-items.tsx';
import type { SeenInAddress } from './use-seen.ts';
import styles from './vendor-preview-page.module.css';

interface PreviewStoreViewProps {
  storeId: number;
  preview: PreviewPage;
  address: SeenInAddress;
}

/** The page of the store: whether it is open, what delivery costs, its hours, its coupons and its items [STO-041]. */
export function PreviewStoreView({ storeId, preview, address }: PreviewStoreViewProps) {
  const { store, currency, coupons, is_in_zone: isInZone } = preview;
  if (!store) {
    return (
      <ForStaff>
        <BannerNote tone="bad">
          <Trans>No shopper sees this store then: its zone is not served, or not with goods of this kind.</Trans>
        </BannerNote>
      </ForStaff>
    );
  }
  return (
    <>
      {!isInZone && (
        <ForStaff>
          <BannerNote tone="warn">
            <Trans>
              This place is outside the zone of the store: shoppers there see its page, but none of its items.
            </Trans>
          </BannerNote>
        </ForStaff>
      )}
      <Head store={store} currency={currency} />
      <Hours store={store} />
      {coupons.length > 0 && <Coupons coupons={coupons} />}
      <PreviewItems storeId={storeId} store={store} currency={currency} address={address} />
    </>
  );
}

function Head({ store, currency }: { store: PreviewStore; currency: string }) {
  const amount = useAmountText();
  const { delivery_time: minutes, delivery_fee: fee, distance: metres, minimum_order: min } = store;
  // At the store itself there is no way.
  const away = metres ? distance(metres / 1000) : '';
  const feeText = fee === null ? '' : amount(fee, currency);
  const minText = amount(min, currency);
  const ratingText = store.avg_rating === null ? '' : rating(store.avg_rating);
  return (
    <header className={styles.store}>
      <h2 className={styles.name}>
        <bdi>{store.name}</bdi>
      </h2>
      {store.tagline && <p>{store.tagline}</p>}
      <p className={styles.chips}>
        <Door store={store} />
        {ratingText && <Chip icon="star">{ratingText}</Chip>}
        {store.take_away && (
          <Chip icon="shopping-basket">
            <Trans>Takeaway</Trans>
          </Chip>
        )}
        {store.discount && (
          <Chip tone="deal" icon="tag">
            <bdi dir="ltr">−{store.discount.discount}%</bdi>
          </Chip>
        )}
      </p>
      {store.pause && (
        <BannerNote tone="warn" icon="pause">
          <PauseWords reason={store.pause.reason} />
        </BannerNote>
      )}
      {store.begins_words && <BannerNote tone="info">{store.begins_words}</BannerNote>}
      <p className={styles.facts}>
        <span>
          <Trans>
            Delivery in <bdi>{minutes}</bdi>
          </Trans>
        </span>
        {feeText && (
          <span>
            {fee === 0 ? (
              <Trans>Free delivery</Trans>
            ) : (
              <Trans>
                Delivery fee <bdi>{feeText}</bdi>
              </Trans>
            )}
          </span>
        )}
        {away && <bdi>{away}</bdi>}
        {min > 0 && (
          <span>
            <Trans>
              Minimum order <bdi>{minText}</bdi>
            </Trans>
          </span>
        )}
      </p>
    </header>
  );
}

/** Whether it takes orders; if not, when it does again. */
function Door({ store: { active, open, opens_at: next, closes_at: until } }: { store: PreviewStore }) {
  const { i18n } = useLingui();
  if (open) {
    return (
      <Chip tone="ok" icon="circle-check">
        {until ? <Trans>Open until {until}</Trans> : <Trans>Open</Trans>}
      </Chip>
    );
  }
  const day = next && dayName(i18n.locale, days.indexOf(next.day as (typeof days)[number]));
  const time = next?.time;
  return (
    <Chip tone="bad" icon="clock-4">
      {active && next ? (
        <Trans>
          Closed, opens {day} {time}
        </Trans>
      ) : (
        <Trans>Closed</Trans>
      )}
    </Chip>
  );
}

/** Of a week that begins on Monday, the 1st of January 2024. */
function dayName(tag: string, index: number): string {
  return new Intl.DateTimeFormat([tag, 'en'], { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + index),
  );
}

function Hours({ store: { opening_hours: week, other_days: others } }: { store: PreviewStore }) {
  const { t, i18n } = useLingui();
  const nameOf = useFullDate();
  const spans = (hours: readonly (readonly [string, string])[] | undefined) =>
    hours?.length ? hours.map(([from, until]) => `${from}–${until}`).join(', ') : t`Closed`;
  return (
    <details className={styles.hours}>
      <summary>
        <Trans>Opening hours</Trans>
      </summary>
      <dl>
        {days.map((day, index) => (
          <div key={day}>
            <dt>{dayName(i18n.locale, index)}</dt>
            <dd dir="ltr">{spans(week[day])}</dd>
          </div>
        ))}
        {others.map(({ date, hours }) => (
          <div key={date}>
            <dt>{nameOf(date)}</dt>
            <dd dir="ltr">{spans(hours)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Coupons({ coupons }: { coupons: readonly Coupon[] }) {
  const { t } = useLingui();
  const amount = useAmountText();
  return (
    <section aria-label={t`Coupons`}>
      <h3 className={styles.category}>
        <Trans>Coupons</Trans>
      </h3>
      <ul className={styles.coupons}>
        {coupons.map(({ id, code, title, min_purchase: min, currency }) => {
          const minText = amount(min, currency);
          return (
            <li key={id}>
              <Chip tone="deal" icon="ticket-percent">
                <bdi dir="ltr">{code}</bdi>
              </Chip>
              <span>{title}</span>
              {min > 0 && (
                <span className={styles.muted}>
                  <Trans>
                    From <bdi>{minText}</bdi>
                  </Trans>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
