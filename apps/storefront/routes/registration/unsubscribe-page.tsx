import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import { data, Form } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/unsubscribe-page';
import styles from './newsletter-page.module.css';
import { NewsletterScreen } from './newsletter-screen.tsx';

export const handle = { title: ({ i18n }) => i18n._(msg`Newsletter`) } satisfies PageHandle;

/** Only a press leaves: mail programs open links by themselves. Those with a button of their own post here too (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const of = new URL(request.url).searchParams.get('of') ?? '';
  try {
    await apiFor(context, request).registration.unsubscribe({ body: { of } });
    return data({ hasLeft: true });
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) throw error;
    return data({ hasLeft: false }, { status: 404 });
  }
}

/** Where the link of each newsletter leads. */
export default function UnsubscribePage({ actionData: found }: Route.ComponentProps) {
  const { businessName } = useMarket();
  return (
    <NewsletterScreen
      title={<Trans>Leave the newsletter?</Trans>}
      done={
        found?.hasLeft && {
          image: 'boxbig',
          title: <Trans>Unsubscribed Successfully</Trans>,
          words: <Trans>You get no more news from {businessName}.</Trans>,
        }
      }
    >
      {found ? (
        <p role="alert">
          <Trans>This link is not whole. Please open it from the mail once more.</Trans>
        </p>
      ) : (
        <Form method="post" className={styles.form}>
          <p>
            <Trans>You get no more news at the address that this link was sent to.</Trans>
          </p>
          <Button type="submit" isBlock>
            <Trans>Unsubscribe</Trans>
          </Button>
        </Form>
      )}
    </NewsletterScreen>
  );
}
