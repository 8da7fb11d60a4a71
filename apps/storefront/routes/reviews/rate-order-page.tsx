import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import type { OrderToReview } from 'market/reviews/reviews.contract';
import { href, redirect } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Page } from 'ui/layout/page.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { Monogram } from 'ui/media/monogram.tsx';
import { preferencesIn } from '#browser/preferences.ts';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import { signInPath } from '#features/account/customers-only.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/rate-order-page';
import styles from './rate-order-page.module.css';
import { ReviewCard } from './review-card.tsx';
import type { ReviewSubject } from './review-drafts.ts';
import { useReviews } from './use-reviews.tsx';

export const shouldRevalidate = revalidateUnlessSheet;

type Loaded = { order: OrderToReview; fault?: undefined } | { order?: undefined; fault: 'unknown' | 'early' };

/** An order of another customer is not found; guests are redirected to the sign-in [PROF-39]. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Loaded> {
  try {
    const query = { order_id: params.orderId };
    return { order: await apiFor(context, request).reviews.ofOrder({ query }) };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) throw error;
    if (error.status === 401) {
      throw redirect(signInPath({ hasPlace: preferencesIn(request).zoneIds.length > 0, why: error.code }));
    }
    return { fault: error.code === 'review_too_early' ? 'early' : 'unknown' };
  }
}

export const handle = { title: ({ i18n }) => i18n._(msg`Rate and review`) } satisfies PageHandle;

/** Reviews of an order: its items, its store and its courier [REV-10] [REV-11] [REV-12] [REV-13]. */
export default function RateOrderPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const title = t`Rate and review`;
  const { order, fault } = loaderData;
  return (
    <Page className={styles.page} data-module={order?.store?.module_type}>
      <title>{`${title} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      {order ? <OrderView key={order.order_id} order={order} /> : <Nothing fault={fault} />}
    </Page>
  );
}

function Nothing({ fault }: { fault: 'unknown' | 'early' }) {
  return (
    <EmptyState
      image="boxbig"
      title={
        fault === 'early' ? (
          <Trans>You can review this order once it has arrived.</Trans>
        ) : (
          <Trans>Order not found</Trans>
        )
      }
      action={
        <LinkButton to={href('/home')}>
          <Trans>Go home</Trans>
        </LinkButton>
      }
    />
  );
}

function OrderView({ order }: { order: OrderToReview }) {
  const reviews = useReviews(order);
  const { order_id: orderId, store } = order;
  const items = reviews.things.filter(({ kind }) => kind === 'item');
  const others = reviews.things.filter(({ kind }) => kind !== 'item');
  const card = (thing: ReviewSubject) => <Card key={thing.key} order={order} thing={thing} reviews={reviews} />;
  return (
    <>
      <h1 className={styles.title}>
        <Trans>How was order #{orderId}?</Trans>
      </h1>
      <div className={styles.columns}>
        {items.length > 0 && (
          <div className={styles.column}>
            <h2 className={styles.heading}>
              <Trans>Items</Trans>
            </h2>
            {items.map(card)}
          </div>
        )}
        <div className={styles.column}>
          <h2 className={styles.heading}>
            <Trans>Store and delivery</Trans>
          </h2>
          {others.map(card)}
          {store?.reviews_enabled === false && <NoPlan storeName={store.name} />}
          <Submit reviews={reviews} />
        </div>
      </div>
    </>
  );
}

function Card({
  order: { store },
  thing,
  reviews,
}: {
  order: OrderToReview;
  thing: ReviewSubject;
  reviews: ReturnType<typeof useReviews>;
}) {
  const { t } = useLingui();
  const common = {
    thing,
    draft: reviews.draftOf(thing),
    onChange: (changed: Parameters<typeof reviews.change>[1]) => reviews.change(thing.key, changed),
  };
  switch (thing.kind) {
    case 'item': {
      const { quantity, variation, image_full_url: image } = thing.line;
      const details = [store?.name, variation, quantity > 1 && `× ${quantity}`].filter(Boolean).join(' · ');
      const mark = <MediaFrame src={image} alt="" sizes="64px" shape="small" className={styles.mark} />;
      return <ReviewCard {...common} mark={mark} description={details} hint={t`Taste, portion, packing`} />;
    }
    case 'store': {
      const mark = store && <Monogram letters={store.monogram} colour={store.colours[0]} size="large" />;
      return <ReviewCard {...common} mark={mark} description={store?.address} hint={t`Well packed, fresh, friendly`} />;
    }
    case 'delivery_man': {
      const letters = thing.man.f_name.charAt(0) + thing.man.l_name.charAt(0);
      const mark = <Monogram letters={letters} shape="round" size="large" />;
      return (
        <ReviewCard
          {...common}
          mark={mark}
          description={<Trans>Delivery man</Trans>}
          hint={t`On time, careful, polite`}
        />
      );
    }
  }
}

/** In place of the reviews of its store [REV-16]. */
function NoPlan({ storeName }: { storeName: string }) {
  return (
    <p className={styles.note}>
      <Icon name="store" />
      <span>
        <bdi>{storeName}</bdi>:{' '}
        <span>
          <Trans>this store is not having any review plan</Trans>
        </span>
      </span>
    </p>
  );
}

function Submit({ reviews }: { reviews: ReturnType<typeof useReviews> }) {
  if (reviews.things.length === 0) return null;
  return (
    <div className={styles.submit}>
      {reviews.isDone ? (
        <LinkButton to={href('/home')} size="large" isBlock>
          <Trans>Go home</Trans>
        </LinkButton>
      ) : (
        <Button
          size="large"
          isBlock
          disabled={!reviews.canSend}
          isLoading={reviews.isSending}
          onClick={() => void reviews.send()}
        >
          <Trans>Submit reviews</Trans>
        </Button>
      )}
    </div>
  );
}
