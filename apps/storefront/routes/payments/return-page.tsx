import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { href, redirect, useRevalidator } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Page } from 'ui/layout/page.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/return-page';
import { fetchPayment } from './fetch-payment.server.ts';
import styles from './payments.module.css';
import { returnUrl } from './return-path.ts';
import { WaitingText } from './waiting-texts.tsx';

export const shouldRevalidate = revalidateUnlessSheet;

/**
 * Every provider returns the browser here. As soon as the payment is decided the shopper continues with its flag
 * [CHK-33].
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const payment = await fetchPayment(apiFor(context, request), params.id);
  if (payment.flag !== 'pending') throw redirect(returnUrl(payment));
  return { orderId: payment.order_id, provider: payment.provider_title, asksByPhone: payment.asks_by_phone };
}

export const handle = { title: ({ i18n }) => i18n._(msg`Payment`) } satisfies PageHandle;

const pauseMilliseconds = 2_000;
/** Half a minute of requests; after that a message offers to ask again. */
const maxRequests = 15;

export default function ReturnPage({ loaderData: { orderId, ...loaded } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const { revalidate, state } = useRevalidator();
  const [times, setTimes] = useState(0);
  const hasTimedOut = times >= maxRequests;
  useEffect(() => {
    if (hasTimedOut || state !== 'idle') return;
    const timer = setTimeout(() => {
      setTimes((before) => before + 1);
      void revalidate();
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [hasTimedOut, state, revalidate]);
  const title = t`Payment`;
  return (
    <Page className={styles.waiting}>
      <title>{`${title} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      {!hasTimedOut && <Icon name="loader-circle" size={48} className={styles.spinner} />}
      <h1 className={styles.headline}>
        <Trans>Waiting for your payment</Trans>
      </h1>
      <p className={styles.line} role="status">
        <WaitingText {...loaded} isLong={hasTimedOut} />
      </p>
      {hasTimedOut && (
        <>
          <BannerNote className={styles.note}>
            <Trans>Do not pay a second time. Money that comes too late goes back to you.</Trans>
          </BannerNote>
          <div className={styles.options}>
            <Button isLoading={state !== 'idle'} icon="refresh-cw" onClick={() => void revalidate()}>
              <Trans>Check again</Trans>
            </Button>
            {orderId && (
              <LinkButton kind="soft" to={`${href('/payment/result')}?order_id=${orderId}`}>
                <Trans>See the order</Trans>
              </LinkButton>
            )}
          </div>
        </>
      )}
    </Page>
  );
}
