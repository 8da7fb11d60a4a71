import { useLive } from '#features/notifications/use-live.ts';

/** Calls `hear` when something is said in a chat of the customer, and when somebody comes back to the page [PUSH-02]. */
export function useChatNews(listener: () => void): void {
  useLive({}, ({ name }) => {
    if (name === 'message' || name === 'again') listener();
  });
}
