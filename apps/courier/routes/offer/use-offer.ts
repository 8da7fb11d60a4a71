import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from 'market/calls/client';
import type { Offer } from 'market/dispatch/dispatch.courier.contract';
import type { DeclineReason } from 'market/dispatch/dispatch-offers.rules';
import { useState } from 'react';
import { workQuery } from '../work/work-query.ts';
import { dispatchCalls, offerQuery } from './offer-query.ts';

/** The offer on the screen. It stays there when it is over, until the courier has read how it ended [DEL-14]. */
export interface ShownOffer {
  offer: Offer;
  /** It still waits for an answer, as far as this phone knows. */
  isOpen: boolean;
  clockOffset: number;
  leave: () => void;
}

/** Returns the offer that waits for an answer of this courier [DEL-09]; asks for none off shift [DEL-05]. */
export function useOffer(isOnShift: boolean): ShownOffer | undefined {
  const { data } = useQuery({ ...offerQuery, enabled: isOnShift });
  const [shown, setShown] = useState<Offer>();
  const current = isOnShift && data?.offer && isInTime(data.offer, data.clockOffset) ? data.offer : undefined;
  if (current && shown?.id !== current.id) setShown(current);
  const offer = current ?? shown;
  if (!offer || !data) return undefined;
  return { offer, isOpen: offer === current, clockOffset: data.clockOffset, leave: () => setShown(undefined) };
}

/** What was saved on the phone may be of yesterday. */
function isInTime({ expires_at: until }: Offer, clockOffset: number): boolean {
  return Date.parse(until) + lateMilliseconds > Date.now() + clockOffset;
}

/** An answer that was on its way at the end is still taken. */
const lateMilliseconds = 5_000;

export interface Answer {
  offerId: number;
  accepts: boolean;
  reason?: DeclineReason | undefined;
}

/** Sends the answer to an offer. One whose reply was lost is sent again, and answered like the first time [DEL-12]. */
export function useAnswerOffer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ offerId, accepts, reason }: Answer) =>
      dispatchCalls.answer({ params: { offer_id: offerId }, body: { accepts, ...(reason && { reason }) } }),
    retry: (failures, error) => !(error instanceof CallRefused && error.status < 500) && failures < 2,
    onSettled: () =>
      Promise.all([workQuery.queryKey, offerQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
