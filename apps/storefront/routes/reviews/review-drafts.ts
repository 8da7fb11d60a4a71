import type { OrderToReview } from 'market/reviews/reviews.contract';

/** An unsent review of one subject. */
export interface ReviewDraft {
  /** 0 while no star is chosen. */
  rating: number;
  comment: string;
  pictures: File[];
}

export type ReviewDrafts = Record<string, ReviewDraft>;
type Own = NonNullable<OrderToReview['lines'][number]['review']>;

/** One reviewable subject of an order, with its review, if any. */
export type ReviewSubject = { key: string; name: string; review: Own | null } & (
  | { kind: 'item'; line: OrderToReview['lines'][number] }
  | { kind: 'store' }
  | { kind: 'delivery_man'; man: NonNullable<OrderToReview['delivery_man']> }
);

export const noDraft: ReviewDraft = { rating: 0, comment: '', pictures: [] };

/** Items first, in the order of the lines; a store without a review plan leaves only its courier to review [REV-16]. */
export function reviewSubjects({ store, lines, delivery_man: courier }: OrderToReview): ReviewSubject[] {
  const ofStore: ReviewSubject[] = store?.reviews_enabled
    ? [
        ...lines.map((line) => ({
          key: `item-${line.line_number}`,
          kind: 'item' as const,
          name: line.name,
          review: line.review,
          line,
        })),
        { key: 'store', kind: 'store', name: store.name, review: store.review },
      ]
    : [];
  if (!courier) return ofStore;
  const name = `${courier.f_name} ${courier.l_name}`;
  return [...ofStore, { key: 'delivery_man', kind: 'delivery_man', name, review: courier.review, man: courier }];
}

/** Returns the drafts with stars that are not sent yet: one press sends all of them. */
export function unsentReviews(things: readonly ReviewSubject[], drafts: ReviewDrafts): ReviewSubject[] {
  return things.filter(({ key, review }) => review === null && (drafts[key]?.rating ?? 0) > 0);
}

/** Stars and words outlive a reload of the page; pictures stay with the device. */
export function saveDrafts(orderId: string, drafts: ReviewDrafts): void {
  const saved = Object.entries(drafts).map(([key, { rating, comment }]) => [key, { rating, comment }]);
  try {
    sessionStorage.setItem(storageKey(orderId), JSON.stringify(Object.fromEntries(saved)));
  } catch {
    // A forbidden storage only means that they are written again.
  }
}

export function savedDrafts(orderId: string): ReviewDrafts {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey(orderId)) ?? '{}');
    if (typeof saved !== 'object' || saved === null) return {};
    return Object.fromEntries(Object.entries(saved).map(([key, draft]) => [key, { ...noDraft, ...draft }]));
  } catch {
    return {};
  }
}

export function clearDrafts(orderId: string): void {
  try {
    sessionStorage.removeItem(storageKey(orderId));
  } catch {
    // Storage may be full or forbidden; the page works without it.
  }
}

function storageKey(orderId: string): string {
  return `reviews-of-${orderId}`;
}
