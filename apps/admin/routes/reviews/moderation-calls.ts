import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminReviewsContract } from 'market/reviews/reviews.admin.contract';
import type { ModerationList } from 'market/reviews/reviews-hiding.rules';

export const reviewCalls = createApiClient({ reviews: adminReviewsContract }).reviews;

/** Of everything about reviews. */
export const reviewsKey = ['admin', 'reviews'];

const reviewsPerPage = 25;

export const reviewsQuery = (list: ModerationList) =>
  infiniteQueryOptions({
    queryKey: [...reviewsKey, list],
    queryFn: ({ signal, pageParam }) =>
      reviewCalls.list({ query: { limit: reviewsPerPage, offset: pageParam, list }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total_size: total }, pages) =>
      pages.length * reviewsPerPage < total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    // What people write is not saved on the device.
    meta: { isSecret: true },
  });
