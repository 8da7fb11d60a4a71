import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { PhoneInput } from '#features/auth/phone-input.tsx';
import { useStartCountry } from '#features/auth/use-start-country.ts';
import { useMarket } from '#features/config/use-market.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import styles from './track-box.module.css';

/** Where a parcel is, by its order [PARC-14] [PARC-16]; who is signed in is asked for no phone [PARC-15]. */
export function TrackBox() {
  const { t } = useLingui();
  const { customer } = useMarket();
  const { state } = useNavigation();
  const isGuest = customer === null;
  return (
    <section aria-label={t`Track order`} className={styles.box}>
      <Form method={isGuest ? 'post' : 'get'} action="/track-order" noValidate className={styles.form}>
        <Field
          label={t`Order ID`}
          icon="package-search"
          name="order_id"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t`10 digits`}
          maxLength={20}
        />
        {isGuest && <GuestPhone />}
        <Button type="submit" kind="ink" size="large" isLoading={state !== 'idle'}>
          <Trans>Track Now</Trans>
        </Button>
      </Form>
    </section>
  );
}

function GuestPhone() {
  const { t } = useLingui();
  const [phone, setPhone] = useState({ text: '', country: useStartCountry() });
  return (
    <>
      <PhoneInput label={t`Phone`} name="contact" value={phone} onChange={setPhone} />
      <input type="hidden" name="country" value={phone.country} />
    </>
  );
}
