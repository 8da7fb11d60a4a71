import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminAnnouncementsContract } from 'market/notifications/notifications-announcements.admin.contract';

export const announcementCalls = createApiClient({ announcements: adminAnnouncementsContract }).announcements;

/** Who has seen a message shows within this time [OPS-025]. */
const refetchMilliseconds = 5_000;

export const announcementsKey = ['admin', 'announcements'];

export const announcementsQuery = queryOptions({
  queryKey: [...announcementsKey, 'list'],
  queryFn: ({ signal }) => announcementCalls.list({ query: { limit: 50, offset: 1 }, signal }),
  refetchInterval: refetchMilliseconds,
});

export const announcementQuery = (id: number) =>
  queryOptions({
    queryKey: [...announcementsKey, id],
    queryFn: ({ signal }) => announcementCalls.show({ params: { announcement_id: id }, signal }),
    refetchInterval: refetchMilliseconds,
  });
