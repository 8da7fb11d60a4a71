import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { href } from 'react-router';
import { Page } from 'ui/layout/page.tsx';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { PageHead } from '#features/config/page-head.tsx';
import { useMarket } from '#features/config/use-market.ts';
import type { Route } from './+types/store-registration-page';
import { ApplicationSent } from './application-sent.tsx';
import styles from './registration.module.css';
import { StoreForm } from './store-form.tsx';
import { zonesOfMarket } from './zones-of-market.server.ts';

export const shouldRevalidate = revalidateUnlessSheet;

export const handle = { title: ({ i18n }) => i18n._(msg`Become a store owner`) } satisfies PageHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  return zonesOfMarket(context, request);
}

/** Where a store owner applies [FOOT-12] [FOOT-24]. */
export default function StoreRegistrationPage({ loaderData: zones }: Route.ComponentProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const [isSent, setIsSent] = useState(false);
  return (
    <Page>
      <PageHead
        title={t`Become a store owner`}
        description={t`Apply to sell on ${businessName}: your store, who you are, and where you are.`}
        path={href('/store-registration')}
      />
      {isSent ? (
        <ApplicationSent image="groceries" />
      ) : (
        <>
          <h1 className={styles.title}>
            <Trans>Open your stall on {businessName}</Trans>
          </h1>
          <StoreForm zones={zones} onSent={() => setIsSent(true)} />
        </>
      )}
    </Page>
  );
}
