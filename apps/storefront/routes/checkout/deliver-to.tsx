import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Field } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { PhoneInput } from '#features/auth/forms/phone-input.tsx';
import { usePhoneText } from '#features/auth/forms/use-phone-text.ts';
import { useMarket } from '#features/config/use-market.ts';
import styles from './checkout-page.module.css';
import type { Delivery } from './delivery.ts';
import { GuestPlace } from './guest-place.tsx';

// The address book loads only for customers, who have one.
const KnownDelivery = lazyPart(async () => ({ default: (await import('./known-delivery.tsx')).KnownDelivery }));

interface Part {
  checkout: Delivery;
}

/** Delivery or take away, and the contact. */
export function DeliverTo({ checkout }: Part) {
  const { t } = useLingui();
  const { plan, change, quote } = checkout;
  const isDelivery = plan.orderType === 'delivery';
  return (
    <section className={styles.card} aria-label={isDelivery ? t`Deliver to` : t`Take away`}>
      {quote?.take_away && (
        <Segmented
          label={t`How you get it`}
          name="order_type"
          value={plan.orderType}
          onChange={(orderType) => change({ orderType })}
          options={[
            { value: 'delivery', label: <Trans>Home delivery</Trans>, icon: 'bike' },
            { value: 'take_away', label: <Trans>Take away</Trans>, icon: 'store' },
          ]}
          className={styles.kinds}
        />
      )}
      {!isDelivery && quote?.take_away_words && <p className={styles.small}>{quote.take_away_words}</p>}
      <h2 className={styles.title}>{isDelivery ? <Trans>Deliver to</Trans> : <Trans>Who takes it</Trans>}</h2>
      {checkout.isGuest ? (
        <>
          {isDelivery && <GuestPlace checkout={checkout} />}
          <Person checkout={checkout} />
        </>
      ) : (
        <Suspense>
          <KnownDelivery checkout={checkout} person={<Person checkout={checkout} />} />
        </Suspense>
      )}
    </section>
  );
}

function Person({ checkout: { form, faults, type } }: Part) {
  const { t } = useLingui();
  const { zone } = useMarket();
  const phone = usePhoneText(form.phone, (text) => type({ phone: text }), zone?.country);
  return (
    <div className={styles.fields}>
      <Field
        label={t`Contact Person Name`}
        name="contact_person_name"
        autoComplete="name"
        maxLength={100}
        required
        value={form.name}
        onChange={(event) => type({ name: event.target.value })}
        fault={faults.name && t`Name is required`}
      />
      <PhoneInput
        label={t`Phone`}
        name="contact_person_number"
        required
        {...phone}
        fault={
          faults.phone && (faults.phone === 'missing' ? t`Phone Number is required` : t`Write the whole phone number`)
        }
      />
      <Field
        label={t`Email`}
        hint={t`Optional`}
        name="contact_person_email"
        type="email"
        autoComplete="email"
        maxLength={255}
        value={form.email}
        onChange={(event) => type({ email: event.target.value })}
        fault={faults.email && t`Must be a valid email`}
        className={styles.whole}
      />
    </div>
  );
}
