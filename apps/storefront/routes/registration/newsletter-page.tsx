import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import { isNewsletterEmail } from 'market/registration/registration.rules';
import { data, Form } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/newsletter-page';
import styles from './newsletter-page.module.css';
import { NewsletterScreen } from './newsletter-screen.tsx';

export const handle = { title: ({ i18n }) => i18n._(msg`Newsletter`) } satisfies PageHandle;

type Outcome = { is: 'subscribed' } | { is: 'wrong' | 'too_many'; email: string };

/** More than an address needs. */
const maxFormLength = 4096;

/** Handles the footer's newsletter form before hydration, including its faults [FOOT-20] [FOOT-22]. */
export async function action({ request, context }: Route.ActionArgs): Promise<Outcome> {
  // A length that is not known, or too long, is read no further.
  if (!(Number(request.headers.get('content-length') ?? Number.NaN) <= maxFormLength))
    throw data(null, { status: 413 });
  const email = String((await request.formData()).get('email') ?? '').trim();
  if (!isNewsletterEmail(email)) return { is: 'wrong', email };
  try {
    await apiFor(context, request).registration.subscribe({ body: { email } });
    return { is: 'subscribed' };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) throw error;
    return { is: error.code === 'too_many' ? 'too_many' : 'wrong', email };
  }
}

export default function NewsletterPage({ actionData: found }: Route.ComponentProps) {
  const { t } = useLingui();
  const { newsletter } = useMarket().company;
  const faults = { wrong: t`Please insert a valid email.`, too_many: t`Too many attempts. Please wait a moment.` };
  const missed = found && found.is !== 'subscribed' ? found : undefined;
  return (
    <NewsletterScreen
      title={newsletter.title || t`Newsletter`}
      done={
        found?.is === 'subscribed' && {
          image: 'gift',
          title: <Trans>Subscribed Successfully</Trans>,
          words: newsletter.text,
        }
      }
    >
      <Form method="post" noValidate className={styles.form}>
        <Field
          label={t`Your email address`}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={255}
          defaultValue={missed?.email}
          fault={missed && faults[missed.is]}
        />
        <Button type="submit" isBlock>
          <Trans>Subscribe</Trans>
        </Button>
      </Form>
    </NewsletterScreen>
  );
}
