import { useLingui } from '@lingui/react/macro';
import { IconButton, IconLink, type IconLinkProps } from 'ui/buttons/icon-button.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { chatWithPath } from './chat-place.ts';
import { type ChatWithProps, useChatRefusal } from './chat-with.tsx';

/** The way to a conversation where words have no room [CHAT-05] [CHAT-06] [CHAT-07] [TRK-31]. */
export function ChatWithIcon({ party, from, kind = 'raised' }: ChatWithProps & Pick<IconLinkProps, 'kind'>) {
  const { t } = useLingui();
  const { customer } = useMarket();
  const refuse = useChatRefusal();
  const { name } = party;
  const look = { icon: 'message-circle', kind, label: t`Chat with ${name}` } as const;
  return customer ? <IconLink {...look} to={chatWithPath(party, from)} /> : <IconButton {...look} onClick={refuse} />;
}
