import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { LoadingScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { type ReviewList, reviewLists } from 'market/reviews/reviews.rules';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Pill } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import { perPage, reviewsQuery } from './reviews-query.ts';
import { StoreReviewCard } from './store-review.tsx';
import styles from './vendor-reviews-page.module.css';

/** What customers say of the chosen store, with their orders, and what it answers [STO-079]. */
export function VendorReviewsPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Reviews · ${app}`}</title>
      <OwnStorePage permission="store.reviews">
        {({ store_id: storeId }) => <Reviews key={storeId} storeId={storeId} />}
      </OwnStorePage>
    </>
  );
}

function Reviews({ storeId }: { storeId: number }) {
  const [list, setList] = useState<ReviewList>('unanswered');
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(reviewsQuery(storeId, list, page));
  const reviews = data?.reviews;
  const pages = Math.ceil((data?.total_size ?? 0) / perPage);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <Trans>Reviews</Trans>
      </h1>
      <div className={styles.lists}>
        {reviewLists.map((one) => (
          <Pill
            key={one}
            isOn={one === list}
            onClick={() => {
              setList(one);
              setPage(1);
            }}
          >
            {one === 'all' ? <Trans>All</Trans> : <Trans>Without an answer</Trans>}
          </Pill>
        ))}
      </div>
      {error && !data && <CallFaultNote error={error} />}
      {!reviews && !error && <LoadingScreen />}
      {reviews?.length === 0 && (
        <EmptyState image="boxbig" title={<Trans>No reviews here</Trans>}>
          <Trans>What customers say after an order shows here, and you answer it where everybody reads it.</Trans>
        </EmptyState>
      )}
      {reviews && reviews.length > 0 && (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <StoreReviewCard storeId={storeId} review={review} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className={styles.pages}>
          <Button kind="outline" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            <Trans>Newer</Trans>
          </Button>
          <span>
            <Trans>
              Page {page} of {pages}
            </Trans>
          </span>
          <Button kind="outline" size="small" disabled={page === pages} onClick={() => setPage(page + 1)}>
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
