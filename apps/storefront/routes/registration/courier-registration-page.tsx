import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { href } from 'react-router';
import { Page } from 'ui/layout/page.tsx';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { PageHead } from '#features/config/page-head.tsx';
import { useMarket } from '#features/config/use-market.ts';
import type { Route } from './+types/courier-registration-page';
import { ApplicationSent } from './application-sent.tsx';
import { CourierForm } from './courier-form.tsx';
import styles from './registration.module.css';
import { zonesOfMarket } from './zones-of-market.server.ts';

export const shouldRevalidate = revalidateUnlessSheet;

export const handle = { title: ({ i18n }) => i18n._(msg`Become a delivery man`) } satisfies PageHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  return zonesOfMarket(context, request);
}

/** The page for applications of couriers [FOOT-13] [FOOT-25]. */
export default function CourierRegistrationPage({ loaderData: zones }: Route.ComponentProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const [isSent, setIsSent] = useState(false);
  return (
    <Page>
      <PageHead
        title={t`Become a delivery man`}
        description={t`Apply to deliver for ${businessName}: who you are, and what you ride.`}
        path={href('/deliveryman-registration')}
      />
      {isSent ? (
        <ApplicationSent image="scooter" />
      ) : (
        <>
          <h1 className={styles.title}>
            <Trans>Deliver with {businessName}</Trans>
          </h1>
          <CourierForm zones={zones} onSent={() => setIsSent(true)} />
        </>
      )}
    </Page>
  );
}
