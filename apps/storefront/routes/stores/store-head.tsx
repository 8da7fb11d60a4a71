import { Plural, Trans } from '@lingui/react/macro';
import { isUploaded } from 'market/values/image-path';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { Awning } from 'ui/media/awning.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { ChatWithButton } from '#features/chat/chat-with.tsx';
import { AverageRating } from '#features/config/average-rating.tsx';
import { OpensNext } from '#features/stores/opens-next.tsx';
import { StoreLogo } from '#features/stores/store-logo.tsx';
import { useStoreTexts } from '#features/stores/store-texts.tsx';
import { Heart } from '#features/wishlist/heart.tsx';
import { openingTime } from '#i18n/opening-time.ts';
import { AboutStore, ShareStore } from './about-store.tsx';
import type { StoreDetails } from './fetch-store-page.server.ts';
import { PauseText } from './pause-text.tsx';
import { PrescriptionOffer } from './prescription-offer.tsx';
import styles from './store-head.module.css';
import { storeLayoutOf } from './store-layout.ts';
import { StoreOffer } from './store-offer.tsx';

/** The front of a store: what one wants to know of it before the goods. */
export function StoreHead({ store }: { store: StoreDetails }) {
  const { isClosed } = useStoreTexts(store);
  return (
    <header>
      {storeLayoutOf(store) === 'menu' ? <MenuFront store={store} /> : <GridFront store={store} />}
      {isClosed && (
        <div className={styles.note}>
          <BannerNote tone="warn" icon="clock-4">
            <b>{store.pause ? <PauseText reason={store.pause.reason} /> : <Trans>Closed Now</Trans>}</b>{' '}
            <OpensNext store={store} />
          </BannerNote>
        </div>
      )}
      {!isClosed && store.begins_words !== '' && (
        <div className={styles.note}>
          <BannerNote tone="warn" icon="clock-4">
            {store.begins_words}
          </BannerNote>
        </div>
      )}
      <StoreOffer store={store} />
      <PrescriptionOffer store={store} />
    </header>
  );
}

/** A kitchen shows an awning and pictures of its dishes. */
function MenuFront({ store }: { store: StoreDetails }) {
  const { isClosed, colour } = useStoreTexts(store);
  return (
    <>
      <div className={classNames(styles.cover, isClosed && styles.grey)}>
        <Awning size="hero" colour={colour} />
        <p className={styles.tagline}>
          <bdi>{store.tagline}</bdi>
        </p>
        <Covers store={store} />
        <Heart kind="store" id={store.id} name={store.name} className={styles.heart} />
      </div>
      <div className={styles.top}>
        <div className={styles.identity}>
          <span className={styles.logo}>
            <StoreLogo store={store} />
          </span>
          <div className={styles.names}>
            <h1 className={styles.name}>
              <bdi>{store.name}</bdi>
            </h1>
            <p className={styles.address}>
              <bdi>{store.address}</bdi>
            </p>
            <AboutStore store={store} />
          </div>
          <StoreActions store={store} />
        </div>
        <Facts store={store} isClosed={isClosed} />
      </div>
    </>
  );
}

/** Above a grid the front is short: the goods are pictures enough. */
function GridFront({ store }: { store: StoreDetails }) {
  const { isClosed, wait, delivery } = useStoreTexts(store);
  const until = store.closes_at && openingTime(store.closes_at);
  return (
    <div className={styles.front}>
      <span className={styles.logo}>
        <StoreLogo store={store} />
      </span>
      <div className={styles.about}>
        <h1 className={styles.name}>
          <bdi>{store.name}</bdi>
        </h1>
        <MetaLine isWhole className={styles.line}>
          <b>
            <bdi dir="ltr">{wait}</bdi>
          </b>
          {store.free_delivery ? <Trans>Free Delivery</Trans> : delivery}
          <AverageRating value={store.avg_rating} />
        </MetaLine>
        {!isClosed && until && (
          <p className={styles.until}>
            <Trans>Open until {until}</Trans>
          </p>
        )}
      </div>
      <div className={styles.row}>
        <AboutStore store={store} />
        <StoreActions store={store} />
      </div>
      <Heart kind="store" id={store.id} name={store.name} className={styles.heart} />
    </div>
  );
}

function StoreActions({ store }: { store: StoreDetails }) {
  return (
    <div className={styles.actions}>
      <ShareStore store={store} />
      <ChatWithButton party={{ ...store, type: 'store' }} from="store" kind="soft" size="small">
        <Trans>Chat</Trans>
      </ChatWithButton>
    </div>
  );
}

/** The widths of the goods on the cover, by their order. */
const coverSizes = [
  '(min-width: 1180px) 300px, 190px',
  '(min-width: 1180px) 210px, 130px',
  '(min-width: 1180px) 170px, 100px',
];

function Covers({ store }: { store: StoreDetails }) {
  const cover = store.cover_photo_full_url;
  if (isUploaded(cover)) {
    return <Picture src={cover} alt="" sizes="(min-width: 1180px) 1132px, 100vw" isPriority className={styles.photo} />;
  }
  return store.cover_images_full_url
    .slice(0, 3)
    .map((picture, index) => (
      <Picture
        key={picture}
        src={picture}
        alt=""
        sizes={coverSizes[index]}
        isPriority={index === 0}
        className={styles.goods}
      />
    ));
}

function Facts({ store, isClosed }: { store: StoreDetails; isClosed: boolean }) {
  const { wait, delivery } = useStoreTexts(store);
  const count = store.rating_count;
  const until = store.closes_at && openingTime(store.closes_at);
  return (
    <dl tabIndex={0} className={styles.facts}>
      <div className={styles.fact}>
        <dd className={styles.value}>
          <AverageRating value={store.avg_rating} />
        </dd>
        <dt className={styles.label}>
          <Plural value={count} _0="No reviews yet" one="# review" other="# reviews" />
        </dt>
      </div>
      <div className={styles.fact}>
        <dd className={styles.value}>
          <Icon name="clock-4" size={18} />
          <bdi dir="ltr">{wait}</bdi>
        </dd>
        <dt className={styles.label}>
          <Trans>Delivery time</Trans>
        </dt>
      </div>
      {(store.free_delivery || delivery) && <DeliveryFact store={store} />}
      <div className={styles.fact}>
        <dd className={styles.value}>
          <Icon name="store" size={18} />
          <OpenStatus store={store} isClosed={isClosed} />
        </dd>
        <dt className={styles.label}>
          {!isClosed && until ? <Trans>Until {until}</Trans> : <OpensNext store={store} />}
        </dt>
      </div>
    </dl>
  );
}

function OpenStatus({ store, isClosed }: { store: StoreDetails; isClosed: boolean }) {
  if (!isClosed) return <Trans>Open</Trans>;
  return store.pause ? <Trans>Paused</Trans> : <Trans>Closed Now</Trans>;
}

function DeliveryFact({ store }: { store: StoreDetails }) {
  const { fee } = useStoreTexts(store);
  return (
    <div className={styles.fact}>
      <dd className={styles.value}>
        <Icon name="bike" size={18} />
        {store.free_delivery ? <Trans>Free Delivery</Trans> : <bdi dir="ltr">{fee}</bdi>}
      </dd>
      <dt className={styles.label}>
        <Trans>Delivery fee</Trans>
      </dt>
    </div>
  );
}
