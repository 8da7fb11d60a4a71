import { TabCount } from 'ui/navigation/tab-bar.tsx';
import { useUnreadMessages } from './unread-messages.ts';

/** How many messages are unread, on the way of compact screens to them [NAV-08]. Import it lazily. */
export function UnreadCount() {
  return <TabCount>{useUnreadMessages()}</TabCount>;
}
