import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { ModeratedReview } from 'market/reviews/reviews.admin.contract';
import { type ModerationList, moderationLists } from 'market/reviews/reviews-hiding.rules';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Pill } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { DecideReviewDialog } from './decide-review-dialog.tsx';
import { ModeratedReviewCard } from './moderated-review-card.tsx';
import { reviewsQuery } from './moderation-calls.ts';

const listNames: Record<ModerationList, ReactNode> = {
  reported: <Trans>Reported</Trans>,
  hidden: <Trans>Hidden</Trans>,
  all: <Trans>All</Trans>,
};

/** What customers say of items, stores and riders: reported reviews first, and what an operator decides [OPS-072]. */
export function AdminReviewsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.content" title={t`Reviews`}>
      <Reviews />
    </OperatorOnly>
  );
}

function Reviews() {
  const [params, setParams] = useSearchParams();
  const list = moderationLists.find((one) => one === params.get('list')) ?? 'reported';
  const { data, isError, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    reviewsQuery(list),
  );
  const [decided, setDecided] = useState<{ review: ModeratedReview; hides: boolean }>();
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const reviews = data.pages.flatMap((page) => page.reviews);
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Reviews</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>Hide a review only when it breaks a rule, never because it is negative.</Trans>
          </p>
        </div>
        <div className={desk.states}>
          {moderationLists.map((one) => (
            <Pill key={one} isOn={one === list} onClick={() => setParams({ list: one }, { replace: true })}>
              {listNames[one]}
            </Pill>
          ))}
        </div>
      </div>
      {reviews.length === 0 ? (
        <EmptyState image="boxbig" title={<Trans>No reviews here</Trans>}>
          {list === 'reported' ? (
            <Trans>When a store reports a review, it waits here for a decision.</Trans>
          ) : (
            <Trans>Only their writers still see hidden reviews, which do not count towards ratings.</Trans>
          )}
        </EmptyState>
      ) : (
        <ul className={desk.stack}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ModeratedReviewCard review={review} onDecide={(hides) => setDecided({ review, hides })} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button kind="outline" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {decided && <DecideReviewDialog key={decided.review.id} {...decided} onClose={() => setDecided(undefined)} />}
    </>
  );
}
