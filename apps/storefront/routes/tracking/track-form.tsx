import { Trans, useLingui } from '@lingui/react/macro';
import type { TrackedOrder } from 'market/orders/orders.contract';
import type { ListedOrder } from 'market/orders/orders-history.contract';
import { type FormEvent, Suspense, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Field } from 'ui/forms/field.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { pageContext } from '#features/config/page-context.ts';
import { useMarket } from '#features/config/use-market.ts';
import { GuestPhone } from '#features/orders/guest-phone.tsx';
import styles from './tracking.module.css';
import type { Proof } from './use-tracking.ts';

/** The data of the requested order. */
export interface Found {
  order: TrackedOrder | null;
  /** How the order was opened, for asking again. */
  proof: Proof | null;
  fault: 'order_not_found' | 'too_many' | null;
  /** The typed fields that are missing [TRK-25] [TRK-26]. */
  missing: ('order_id' | 'contact')[];
  orderId: string;
  /** What a guest has ordered on this device, the newest first. */
  onDevice: ListedOrder[];
}

const DeviceOrders = lazyPart(async () => ({ default: (await import('./device-orders.tsx')).DeviceOrders }));

/**
 * Order id and contact of the order, which a guest was asked to note [TRK-01] [CHK-27]; only the id for a signed-in
 * customer [TRK-27].
 */
export function TrackForm({ found }: { found: Found }) {
  const { t } = useLingui();
  const { customer } = useMarket();
  const isGuest = customer === null;
  const { state } = useNavigation();
  const [byEmail, setByEmail] = useState(false);
  const isMissing = (name: 'order_id' | 'contact') => found.missing.includes(name);
  return (
    <main id="main" className={styles.formPage}>
      <h1 className={styles.heading}>
        <Trans>Track order</Trans>
      </h1>
      <p className={styles.muted}>
        {isGuest ? (
          <Trans>
            Guests need the order ID and the phone or email of the order. The signed link from the confirmation needs
            neither.
          </Trans>
        ) : (
          <Trans>The ID of one of your orders will do.</Trans>
        )}
      </p>
      {found.onDevice.length > 0 && (
        <Suspense>
          <DeviceOrders orders={found.onDevice} />
        </Suspense>
      )}
      <div className={styles.formColumns}>
        <Form method="post" className={styles.formCard} noValidate onSubmit={stayWhileOffline}>
          <Field
            label={t`Order ID`}
            icon="package-search"
            name="order_id"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t`10 digits`}
            maxLength={20}
            defaultValue={found.orderId}
            fault={isMissing('order_id') && t`Need a order id`}
          />
          {isGuest && byEmail && (
            <Field
              label={t`Email`}
              name="contact"
              type="email"
              autoComplete="email"
              maxLength={255}
              fault={isMissing('contact') && t`Need a contact number`}
            />
          )}
          {isGuest && !byEmail && <GuestPhone isMissing={isMissing('contact')} />}
          {found.fault === 'too_many' && (
            <BannerNote tone="warn" isAlert>
              <Trans>Too many attempts. Please wait a moment.</Trans>
            </BannerNote>
          )}
          <Button type="submit" size="large" isBlock isLoading={state !== 'idle'}>
            <Trans>Track Now</Trans>
          </Button>
          {isGuest && (
            <p className={styles.other}>
              <Trans>Used another contact?</Trans>{' '}
              <Button kind="text" size="small" onClick={() => setByEmail(!byEmail)}>
                {byEmail ? <Trans>Use phone</Trans> : <Trans>Use email</Trans>}
              </Button>
            </p>
          )}
        </Form>
        {found.fault === 'order_not_found' && (
          <div role="alert">
            <EmptyState image="boxbig" title={<Trans>Order not found</Trans>}>
              <Trans>Check the order ID and the phone number you used.</Trans>
            </EmptyState>
          </div>
        )}
      </div>
    </main>
  );
}

/** Keeps the typed values while offline, when submitting would only fail. */
function stayWhileOffline(event: FormEvent): void {
  if (navigator.onLine) return;
  event.preventDefault();
  pageContext().notifyOffline();
}
