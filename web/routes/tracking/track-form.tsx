import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useMarket } from '#features/config/use-market.ts';
import { BannerNote } from '#ui/banner-note.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import type { Found } from './track-order-page.tsx';
import styles from './tracking.module.css';

/** Order id and the contact of the order: what a guest was told to remember [TRK-01] [CHK-27]. */
export function TrackForm({ found }: { found: Found }) {
  const { t } = useLingui();
  const { zone } = useMarket();
  const { state } = useNavigation();
  const [byEmail, setByEmail] = useState(false);
  const isMissing = (name: 'order_id' | 'contact') => found.missing.includes(name);
  return (
    <main id="main" className={styles.formPage}>
      <h1 className={styles.heading}>
        <Trans>Track order</Trans>
      </h1>
      <p className={styles.muted}>
        <Trans>Guests need the order ID and the phone or email of the order.</Trans>
      </p>
      <div className={styles.formColumns}>
        <Form method="post" className={styles.formCard} noValidate>
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
          <Field
            key={byEmail ? 'email' : 'phone'}
            label={byEmail ? t`Email` : t`Phone`}
            name="contact"
            type={byEmail ? 'email' : 'tel'}
            autoComplete={byEmail ? 'email' : 'tel'}
            maxLength={255}
            fault={isMissing('contact') && t`Need a contact number`}
          />
          <input type="hidden" name="country" value={zone?.country ?? ''} />
          {found.fault === 'too_many' && (
            <BannerNote tone="warn" isAlert>
              <Trans>That was too often. Please wait a little.</Trans>
            </BannerNote>
          )}
          <Button type="submit" size="large" isBlock isLoading={state !== 'idle'}>
            <Trans>Track Now</Trans>
          </Button>
          <p className={styles.other}>
            <Trans>Used another contact?</Trans>{' '}
            <Button kind="text" size="small" onClick={() => setByEmail(!byEmail)}>
              {byEmail ? <Trans>Use phone</Trans> : <Trans>Use email</Trans>}
            </Button>
          </p>
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
