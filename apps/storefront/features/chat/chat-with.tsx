import { useLingui } from '@lingui/react/macro';
import type { PartyType } from 'market/chat/chat.rules';
import type { ReactNode } from 'react';
import { Button, type ButtonLook, LinkButton } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { useMarket } from '#features/config/use-market.ts';
import { chatWithPath } from './chat-place.ts';

export interface ChatWithProps {
  party: { type: PartyType; id: number; name: string };
  /** The page that leads there. */
  from: 'tracking' | 'store' | 'order';
}

/** Opens the conversation; a guest gets a message why there is none [CHAT-05] [CHAT-06] [CHAT-07] [TRK-31]. */
export function ChatWithButton({
  party,
  from,
  children,
  ...look
}: ChatWithProps & ButtonLook & { children: ReactNode }) {
  const { customer } = useMarket();
  const refuse = useChatRefusal();
  if (!customer)
    return (
      <Button {...look} icon="message-circle" onClick={refuse}>
        {children}
      </Button>
    );
  return (
    <LinkButton {...look} icon="message-circle" to={chatWithPath(party, from)}>
      {children}
    </LinkButton>
  );
}

/** Shows the message for a guest in place of a conversation. */
export function useChatRefusal(): () => void {
  const { t } = useLingui();
  return () => toast({ text: t`You are not logged in`, tone: 'bad' });
}
