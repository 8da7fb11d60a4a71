import { useLingui } from '@lingui/react/macro';
import type { OrderToReview } from 'market/reviews/reviews.contract';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { showFault } from '#features/config/show-fault.tsx';
import {
  clearDrafts,
  noDraft,
  type ReviewDraft,
  type ReviewDrafts,
  type ReviewSubject,
  reviewSubjects,
  saveDrafts,
  savedDrafts,
  unsentReviews,
} from './review-drafts.ts';

/** The drafts of an order's reviews; a sent one stays sent, also if others fail. */
export function useReviews(order: OrderToReview) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [drafts, setDrafts] = useDrafts(order.order_id);
  const [isSending, setIsSending] = useState(false);
  const things = reviewSubjects(order);
  const waiting = unsentReviews(things, drafts);

  const change = (key: string, changed: Partial<ReviewDraft>) => {
    const next = { ...drafts, [key]: { ...(drafts[key] ?? noDraft), ...changed } };
    setDrafts(next);
    saveDrafts(order.order_id, next);
  };

  const send = async () => {
    setIsSending(true);
    try {
      const { sendReview } = await import('./send-review.ts');
      for (const thing of waiting) await sendReview(order.order_id, thing, drafts[thing.key] ?? noDraft);
      toast({ text: t`Thank you for your review.`, tone: 'ok' });
      clearDrafts(order.order_id);
    } catch (error) {
      showFault(error, i18n);
    }
    await revalidate();
    setIsSending(false);
  };

  return {
    things,
    draftOf: ({ key }: ReviewSubject) => drafts[key] ?? noDraft,
    change,
    isSending,
    canSend: waiting.length > 0,
    isDone: things.length > 0 && things.every(({ review }) => review !== null),
    send,
  };
}

/**
 * Saved drafts follow after hydration, because the server does not know them; stars from the dialog apply to the store.
 */
function useDrafts(orderId: string) {
  const [drafts, setDrafts] = useState<ReviewDrafts>({});
  const { state } = useLocation();
  const rating = typeof state?.rating === 'number' ? state.rating : 0;
  useEffect(() => {
    const saved = savedDrafts(orderId);
    setDrafts(rating > 0 && !saved.store ? { ...saved, store: { ...noDraft, rating } } : saved);
  }, [orderId, rating]);
  return [drafts, setDrafts] as const;
}
