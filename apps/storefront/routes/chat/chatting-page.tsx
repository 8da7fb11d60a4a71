import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Page } from 'ui/layout/page.tsx';
import { preferencesIn } from '#browser/preferences.ts';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import { isConversation } from '#features/chat/chat-place.ts';
import { ChatView } from '#features/chat/chat-view.tsx';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { i18nOf } from '#i18n/page-texts.ts';
import { apiFor } from '../../server/api-client.server.ts';
import { customerOfPage } from '../account/customer-of-page.server.ts';
import type { Route } from './+types/chatting-page';
import { chatOfPage } from './chat-of-page.server.ts';
import styles from './chatting-page.module.css';

export const shouldRevalidate = revalidateUnlessSheet;

/** For customers alone [CHAT-01] [CHAT-07]. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await customerOfPage(context, request);
  const data = await chatOfPage(apiFor(context, request), new URL(request.url).searchParams);
  const { tag } = preferencesIn(request).language;
  return { data, title: data.chat?.party.name ?? i18nOf(tag)._(msg`Messages`) };
}

export const handle = { title: ({ data }) => data?.title, coversTabs: isConversation } satisfies PageHandle<{
  title: string;
}>;

export default function ChattingPage({ loaderData: { data, title } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  return (
    <Page className={styles.page}>
      <title>{`${title} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{t`Messages`}</h1>
      <ChatView data={data} page="chatting" />
    </Page>
  );
}
