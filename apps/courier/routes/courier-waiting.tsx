import { useQueryClient } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { useEvents } from 'app-kit/calls/use-events.ts';
import { useTitleBadge } from 'app-kit/frame/use-title-badge.ts';
import { broadcastsKey } from './broadcasts/broadcasts-key.ts';
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
  // One connection for all pages; each event is a hint to read them all [DEL-09] [DEL-62].
  useEvents(isOnShift ? '/api/v1/courier/events' : undefined, ['offer', 'message', 'seen'], () => {
    const hinted = [offerQuery.queryKey, workQuery.queryKey, chatsKey, broadcastsKey];
    for (const queryKey of hinted) void queries.invalidateQueries({ queryKey });
  });
  return null;
}
