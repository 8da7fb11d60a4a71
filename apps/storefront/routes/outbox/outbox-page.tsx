import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import { outboxLength } from 'market/notifications/notifications.rules';
import { data, href } from 'react-router';
import { PillLink } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Page } from 'ui/layout/page.tsx';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/outbox-page';
import { MessageCard } from './message-card.tsx';
import type { Channel, OutboxMessage } from './outbox-calls.ts';
import styles from './outbox-page.module.css';
import { useOutbox } from './use-outbox.ts';

export const shouldRevalidate = revalidateUnlessSheet;

/** Exists in a demo only: it shows the codes of customers. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const channel = channelIn(request);
  try {
    const { notifications } = apiFor(context, request);
    const { messages } = await notifications.outbox({ query: { channel, limit: outboxLength } });
    return { channel, messages };
  } catch (error) {
    if (error instanceof CallRefused && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

/** Any other value shows all channels. */
function channelIn(request: Request): Channel | undefined {
  const requested = new URL(request.url).searchParams.get('channel');
  return requested === 'sms' || requested === 'mail' ? requested : undefined;
}

export const handle = { title: ({ i18n }) => i18n._(msg`Outbox`), isClosedToRobots: true } satisfies PageHandle;

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const { channel, messages } = loaderData;
  const title = t`Outbox`;
  return (
    <Page className={styles.page}>
      <title>{`${title} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.line}>
        <Trans>What this demo keeps instead of sending it to phones and mailboxes, the newest first.</Trans>
      </p>
      <nav aria-label={t`Kind of message`} className={styles.channels}>
        <PillLink to={href('/outbox')} isOn={!channel} preventScrollReset>
          <Trans>All</Trans>
        </PillLink>
        <PillLink
          to={`${href('/outbox')}?channel=sms`}
          isOn={channel === 'sms'}
          icon="message-circle"
          preventScrollReset
        >
          <Trans>SMS</Trans>
        </PillLink>
        <PillLink to={`${href('/outbox')}?channel=mail`} isOn={channel === 'mail'} icon="mail" preventScrollReset>
          <Trans>Email</Trans>
        </PillLink>
      </nav>
      <Messages key={channel} channel={channel} first={messages} />
    </Page>
  );
}

function Messages({ first, channel }: { first: OutboxMessage[]; channel: Channel | undefined }) {
  const messages = useOutbox(first, channel);
  if (messages.length === 0) {
    return (
      <EmptyState image="phone" title={<Trans>Nothing here yet</Trans>}>
        <Trans>Sign in with a phone number or an e-mail address, and the code shows up here by itself.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul aria-live="polite" className={styles.messages}>
      {messages.map((message) => (
        <MessageCard key={message.id} message={message} />
      ))}
    </ul>
  );
}
