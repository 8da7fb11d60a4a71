import { useLive } from '#features/notifications/use-live.ts';

/** Calls `listener` on a new message of the customer's chats, and when the page becomes visible again [PUSH-02]. */
export function useChatNews(listener: () => void): void {
  useLive({}, ({ name }) => {
    if (name === 'message' || name === 'again') listener();
  });
}
