import { useLingui } from '@lingui/react/macro';
import type { PartyType } from 'market/chat/chat.rules';
import type { ReactNode } from 'react';
import { useMarket } from '#features/config/use-market.ts';
import { Button, type ButtonLook, LinkButton } from '#ui/button.tsx';
import { IconButton, IconLink, type IconLinkProps } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.ts';
import { chatWithPath } from './chat-place.ts';

export interface ChatWithProps {
  party: { type: PartyType; id: number; name: string };
  /** The page that leads there. */
  from: 'tracking' | 'store' | 'order';
}

/** Leads to the conversation; a guest hears why he has none [CHAT-05] [CHAT-06] [CHAT-07] [TRK-31]. */
export function ChatWithIcon({ party, from, kind = 'raised' }: ChatWithProps & Pick<IconLinkProps, 'kind'>) {
  const { t } = useLingui();
  const { customer } = useMarket();
  const refuse = useRefusal();
  const { name } = party;
  const look = { icon: 'message-circle', kind, label: t`Chat with ${name}` } as const;
  return customer ? <IconLink {...look} to={chatWithPath(party, from)} /> : <IconButton {...look} onClick={refuse} />;
}

/** The same in words. */
export function ChatWithButton({
  party,
  from,
  children,
  ...look
}: ChatWithProps & ButtonLook & { children: ReactNode }) {
  const { customer } = useMarket();
  const refuse = useRefusal();
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

function useRefusal(): () => void {
  const { t } = useLingui();
  return () => toast({ text: t`You are not logged in`, tone: 'bad' });
}
