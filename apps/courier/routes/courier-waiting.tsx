import { useQueryClient } from '@tanstack/react-query';
import { membershipsQuery, useMemberships } from 'app-kit/access/use-memberships.ts';
import { setEventsLive } from 'app-kit/calls/read-interval.ts';
import { useEvents } from 'app-kit/calls/use-events.ts';
import { useTitleBadge } from 'app-kit/frame/use-title-badge.ts';
import { useEffect } from 'react';
import { broadcastsKey, canceledKey } from './broadcasts/broadcasts-key.ts';
import { chatsKey } from './chat/chat-key.ts';
import { offerQuery } from './offer/offer-query.ts';
import { useCourierWaiting } from './use-courier-waiting.ts';
import { workQuery } from './work/work-query.ts';

/** Counts what waits for a rider in the title of the tab and on the icon of the app, again at each event [SEAT-27]. */
export function PendingBadge() {
  const { courier } = useMemberships().memberships ?? {};
  const { total: all, isOnShift } = useCourierWaiting(courier?.suspended_reason === null);
  const queries = useQueryClient();
  useTitleBadge(all);
  // One connection for all pages; each event is a hint to read what it is about [DEL-09] [DEL-62].
  const areLive = useEvents(isOnShift ? '/api/v1/courier/events' : undefined, Object.keys(readAt), ({ type }) => {
    for (const queryKey of readAt[type] ?? everything) void queries.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    if (!areLive) return;
    setEventsLive(true);
    return () => {
      setEventsLive(false);
      // What changed without an event is read at once, and often from now on.
      for (const queryKey of everything) void queries.invalidateQueries({ queryKey });
    };
  }, [areLive, queries]);
  return null;
}

/** What a rider reads at each event; at others, such as a new connection, everything. */
const readAt: Readonly<Record<string, readonly (readonly string[])[]>> = {
  offer: [offerQuery.queryKey, workQuery.queryKey],
  order: [workQuery.queryKey, canceledKey],
  list: [workQuery.queryKey],
  message: [chatsKey, workQuery.queryKey],
  seen: [chatsKey],
  changed: [membershipsQuery.queryKey, broadcastsKey, workQuery.queryKey],
};
const everything = [
  ...[offerQuery.queryKey, workQuery.queryKey, membershipsQuery.queryKey],
  ...[chatsKey, broadcastsKey, canceledKey],
];
