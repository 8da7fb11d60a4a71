import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import type { ReviewList } from 'market/reviews/reviews.rules';
import { vendorReviewsContract } from 'market/reviews/reviews.vendor.contract';

export const reviewCalls = createApiClient({ reviews: vendorReviewsContract }).reviews;

/** Of everything that is read of the reviews of a store. */
export const reviewsKey = (storeId: number) => ['reviews', storeId];

export const perPage = 20;

export const reviewsQuery = (storeId: number, list: ReviewList, page: number) =>
  queryOptions({
    queryKey: [...reviewsKey(storeId), list, page],
    queryFn: ({ signal }) =>
      reviewCalls.list({ params: { store_id: storeId }, query: { list, limit: perPage, offset: page }, signal }),
    placeholderData: keepPreviousData,
  });
