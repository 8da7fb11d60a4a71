import { Trans, useLingui } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { TextArea } from 'ui/forms/field.tsx';
import { useMarket } from '#features/config/use-market.ts';
import styles from '../checkout-page.module.css';
import type { Checkout } from '../use-checkout.tsx';
import { MissingChoice } from './missing-choice.tsx';

/** What the store should know. */
export function Notes({ checkout }: { checkout: Checkout }) {
  const { form, type } = checkout;
  const { t } = useLingui();
  const { module } = useMarket();
  return (
    <section className={styles.card} aria-label={t`For the store`}>
      <h2 className={styles.title}>
        <Trans>For the store</Trans>
      </h2>
      <div className={styles.stack}>
        <MissingChoice checkout={checkout} />
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
