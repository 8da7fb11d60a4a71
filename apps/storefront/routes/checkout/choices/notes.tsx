import { Trans, useLingui } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Select, TextArea } from 'ui/forms/field.tsx';
import { useMarket } from '#features/config/use-market.ts';
import styles from '../checkout-page.module.css';
import type { Checkout } from '../use-checkout.tsx';

/** What the store should know. */
export function Notes({ checkout: { form, type } }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { module } = useMarket();
  return (
    <section className={styles.card} aria-label={t`For the store`}>
      <h2 className={styles.title}>
        <Trans>For the store</Trans>
      </h2>
      <div className={styles.stack}>
        <Select
          label={t`If something is not available`}
          name="unavailable_item_note"
          value={form.unavailableItemNote}
          onChange={(event) => type({ unavailableItemNote: event.target.value })}
        >
          <option value="">{t`Let the store decide`}</option>
          <option value="Call me before you replace it">{t`Call me before you replace it`}</option>
          <option value="Replace with the nearest item">{t`Replace with the nearest item`}</option>
          <option value="Remove it and refund me">{t`Remove it and refund me`}</option>
          <option value="Cancel the whole order">{t`Cancel the whole order`}</option>
        </Select>
        <TextArea
          label={t`Order note`}
          name="order_note"
          maxLength={500}
          rows={2}
          value={form.note}
          onChange={(event) => type({ note: event.target.value })}
        />
        {module && traitsOf(module.type).hasCutlery && (
          <Checkbox name="cutlery" checked={form.cutlery} onChange={(event) => type({ cutlery: event.target.checked })}>
            <Trans>Send cutlery</Trans>
          </Checkbox>
        )}
      </div>
    </section>
  );
}
