import type { Conversation } from 'market/chat/chat.contract';
import type { PartyType } from 'market/chat/chat.rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { showFaultLazily } from '#features/config/show-fault-lazily.ts';
import type { Inbox } from './chat-data.ts';
import { noteUnread } from './unread-messages.ts';
import { useChatNews } from './use-chat-news.ts';

export type PartyChoice = 'all' | PartyType;

export interface ReadInbox {
  list: Conversation[];
  name: string;
  choice: PartyChoice;
  search: (name: string) => void;
  choose: (choice: PartyChoice) => void;
  /** Loads the list again, as after a message. */
  read: () => void;
}

const typingMilliseconds = 250;

/** The conversations, filtered by name and kind, and reloaded on new messages [CHAT-04]. */
export function useInbox(inbox: Inbox): ReadInbox {
  const [list, setList] = useState(inbox.conversations);
  const [name, setName] = useState('');
  const [choice, setChoice] = useState<PartyChoice>('all');
  const latestRequest = useRef(0);
  useEffect(() => setList(inbox.conversations), [inbox]);

  const isNarrowed = useRef(false);

  const read = useCallback(async () => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    const { chatApi } = await import('./chat-calls.ts');
    const query = { ...(name && { name }), ...(choice !== 'all' && { type: choice }), limit: 50 };
    const answer = await chatApi.chat.list({ query }).catch((error: unknown) => {
      // A list that was asked for and does not come is missed.
      if (isNarrowed.current && request === latestRequest.current) void showFaultLazily(error);
    });
    if (!answer || request !== latestRequest.current) return;
    setList(answer.conversations);
    noteUnread(answer.unread);
  }, [name, choice]);

  useEffect(() => {
    if (!isNarrowed.current) return;
    const timer = setTimeout(read, typingMilliseconds);
    return () => clearTimeout(timer);
  }, [read]);
  useChatNews(read);

  const narrow = (change: () => void) => {
    isNarrowed.current = true;
    change();
  };
  return {
    list,
    name,
    choice,
    search: (wanted) => narrow(() => setName(wanted)),
    choose: (wanted) => narrow(() => setChoice(wanted)),
    read,
  };
}
