import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { data, href, useNavigate } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Page } from 'ui/layout/page.tsx';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { ShownAt } from '#features/items/cards/shown-at.ts';
import { placedOf } from '#features/payments/use-unpaid-order.tsx';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/result-page';
import { FailedOrder } from './failed-order.tsx';
import { fetchDueOrder } from './fetch-payment.server.ts';
import { outcomeOf } from './outcome-of.ts';
import styles from './payments.module.css';

export const shouldRevalidate = revalidateUnlessSheet;

/** The flag only selects this page: the state of the order comes from the API [CHK-33]. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const orderId = new URL(request.url).searchParams.get('order_id');
  if (!orderId) throw data(null, { status: 404 });
  return { due: await fetchDueOrder(apiFor(context, request), orderId), shownAt: Date.now() };
}

export const handle = { title: ({ i18n }) => i18n._(msg`Order`) } satisfies PageHandle;

export default function ResultPage({ loaderData: { due, shownAt } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const outcome = outcomeOf(due);
  const title = outcome === 'stands' ? t`Order placed` : t`Order Place Failed`;
  return (
    <ShownAt value={shownAt}>
      <Page className={styles.failed}>
        <title>{`${title} · ${businessName}`}</title>
        <meta name="robots" content="noindex" />
        {outcome === 'stands' ? <Stands due={due} /> : <FailedOrder due={due} />}
      </Page>
    </ShownAt>
  );
}

interface Part {
  due: Route.ComponentProps['loaderData']['due'];
}

/** A successful order is shown at home, like every other one [CHK-25] [CHK-30]. */
function Stands({ due }: Part) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(href('/home'), { replace: true, state: { placedOrder: placedOf(due) } });
  }, [due, navigate]);
  return (
    <>
      <h1 className={styles.headline}>
        <Trans>Order placed</Trans>
      </h1>
      <LinkButton to={`${href('/track-order')}?order_id=${due.order_id}`} icon="map-pin">
        <Trans>Track Order</Trans>
      </LinkButton>
    </>
  );
}
