import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { href, useNavigate } from 'react-router';
import { IconLink } from 'ui/buttons/icon-button.tsx';
import { isShownLive, listenLive } from '#features/notifications/live-events.ts';
import { showMessage } from '#features/notifications/receive-push.tsx';
import { useUnreadMessages } from './unread-messages.ts';

/** The link to the chats with the number of unread messages; shows a toast for new ones [NAV-08]. Import it lazily. */
export function ChatLink() {
  const { t } = useLingui();
  const unread = useUnreadMessages();
  useMessageToast();
  const label = unread > 0 ? t`Chat, ${unread} new` : t`Chat`;
  return <IconLink icon="message-circle" label={label} count={unread} to={`${href('/profile')}?page=inbox`} />;
}

/** In a browser with push notifications, those show it. */
function useMessageToast(): void {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  useEffect(
    () =>
      listenLive(
        {},
        ({ name, data }) => {
          const isForUs = name === 'message' && data.sender_type !== 'customer';
          if (!isForUs || isShownLive() || hasPush()) return;
          const { conversation_id: id, sender_type: sender } = data;
          showMessage({ type: 'message', conversation_id: String(id), sender_type: String(sender) }, i18n, navigate);
        },
        'notes',
      ),
    [i18n, navigate],
  );
}

function hasPush(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}
