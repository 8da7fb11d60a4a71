import { Trans, useLingui } from '@lingui/react/macro';
import { everyWhenMissing, type WhenMissing } from 'market/orders/changes/orders-changes.rules';
import type { OrderQuote } from 'market/orders/orders.contract';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Select } from 'ui/forms/field.tsx';
import { useCart } from '#features/cart/cart-store.ts';
import { useMarket } from '#features/config/use-market.ts';
import styles from '../checkout-page.module.css';
import type { Checkout } from '../use-checkout.tsx';

/** What the store may do where an item is missing: for all items, and for single ones [CUS-03]. */
export function MissingChoice({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const { customer } = useMarket();
  const { form, type, quote } = checkout;
  const explained: Record<WhenMissing, ReactNode> = {
    ask: (
      <Trans>
        The store suggests a change and you answer within 3 minutes. Without an answer the item is left out and you do
        not pay for it.
      </Trans>
    ),
    replace: (
      <Trans>The store picks something similar for the same price or less. Anything dearer is asked first.</Trans>
    ),
    leave_out: <Trans>The item is left out and you do not pay for it.</Trans>,
  };
  const lines = quote?.lines ?? [];
  return (
    <>
      <Select
        label={t`If something is not available`}
        name="when_missing"
        value={form.whenMissing}
        hint={explained[form.whenMissing]}
        onChange={({ target }) => type({ whenMissing: target.value as WhenMissing })}
      >
        <Choices />
      </Select>
      {lines.length > 1 && (
        <details className={styles.details}>
          <summary>
            <Trans>Choose for each item</Trans>
          </summary>
          <div className={styles.stack}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one item
              <ChoiceOfLine key={index} line={line} index={index} checkout={checkout} />
            ))}
          </div>
        </details>
      )}
      {customer && (
        <p className={styles.small}>
          <Trans>
            Nothing is replaced by an item with an allergen that <Link to={allergensPage()}>you avoid</Link>.
          </Trans>
        </p>
      )}
    </>
  );
}

function allergensPage(): string {
  return `${href('/profile')}?page=settings`;
}

interface ChoiceOfLineProps {
  line: OrderQuote['lines'][number];
  index: number;
  checkout: Checkout;
}

/** Quote lines have the order of the cart lines; with Buy now there is no cart line, so the index is the key. */
function ChoiceOfLine({ line, index, checkout: { page, form, type } }: ChoiceOfLineProps) {
  const { t } = useLingui();
  const inCart = useCart().lines[index];
  if (page === 'cart' && inCart?.item_id !== line.item_id) return null;
  const key = String(page === 'cart' ? inCart?.id : index);
  const choose = (choice: string) => {
    const { [key]: _former, ...others } = form.whenMissingOf;
    type({ whenMissingOf: choice === '' ? others : { ...others, [key]: choice as WhenMissing } });
  };
  return (
    <Select label={line.name} value={form.whenMissingOf[key] ?? ''} onChange={({ target }) => choose(target.value)}>
      <option value="">{t`As for all items`}</option>
      <Choices />
    </Select>
  );
}

function Choices() {
  const { t } = useLingui();
  const names: Record<WhenMissing, string> = {
    ask: t`Ask me`,
    replace: t`Replace with something similar`,
    leave_out: t`Leave it out`,
  };
  return everyWhenMissing.map((choice) => (
    <option key={choice} value={choice}>
      {names[choice]}
    </option>
  ));
}
