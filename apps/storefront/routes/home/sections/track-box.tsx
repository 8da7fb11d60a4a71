import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, Suspense, useState } from 'react';
import { Form, href } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { internationalOf } from 'ui/phone/phone-text.ts';
import { useMarket } from '#features/config/use-market.ts';
import { GuestPhone } from '#features/orders/guest-phone.tsx';
import styles from './track-box.module.css';

const TrackingDrawer = lazyPart(async () => {
  const { TrackingDrawer } = await import('../../tracking/tracking-drawer.tsx');
  return { default: TrackingDrawer };
});

/** Finds a parcel by its order [PARC-14] [PARC-16]; signed-in customers need no phone number [PARC-15]. */
export function TrackBox() {
  const { t } = useLingui();
  const { customer } = useMarket();
  const isGuest = customer === null;
  const { submit, missing, drawer } = useDrawer(isGuest);
  return (
    <section aria-label={t`Track order`} className={styles.box}>
      <Form
        method={isGuest ? 'post' : 'get'}
        action={href('/track-order')}
        noValidate
        className={styles.form}
        onSubmit={submit}
      >
        <Field
          label={t`Order ID`}
          icon="package-search"
          name="order_id"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t`10 digits`}
          maxLength={20}
          fault={missing.includes('order_id') && t`Need a order id`}
        />
        {isGuest && (
          <div className={styles.phone}>
            <GuestPhone isMissing={missing.includes('contact')} />
          </div>
        )}
        <Button type="submit" kind="soft" size="large">
          <Trans>Track Now</Trans>
        </Button>
      </Form>
      {drawer}
    </section>
  );
}

type FieldName = 'order_id' | 'contact';

/** Without scripts the form leads to the page of tracking; with them the drawer opens here [TRK-25] [TRK-26] [TRK-29]. */
function useDrawer(isGuest: boolean) {
  const [missing, setMissing] = useState<FieldName[]>([]);
  const [proof, setProof] = useState<{ order_id: string; contact_number?: string }>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => String(form.get(name) ?? '').trim();
    const required: FieldName[] = isGuest ? ['order_id', 'contact'] : ['order_id'];
    const missingNow = required.filter((name) => !textOf(name));
    setMissing(missingNow);
    if (missingNow.length > 0) return;
    const [text, country] = [textOf('contact'), textOf('country')];
    setProof({ order_id: textOf('order_id'), ...(isGuest && { contact_number: internationalOf({ text, country }) }) });
  };
  const drawer = <Suspense>{proof && <TrackingDrawer proof={proof} onClose={() => setProof(undefined)} />}</Suspense>;
  return { submit, missing, drawer };
}
