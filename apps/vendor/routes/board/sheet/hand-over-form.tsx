import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { maxBags } from 'market/orders/orders-delivery.rules';
import { useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { CodeField } from 'ui/forms/code-field.tsx';
import { Stepper } from 'ui/forms/stepper.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import type { ShownOrder } from '../use-store-board.ts';
import styles from './order-sheet.module.css';

const codeLength = 4;

interface HandOverFormProps {
  order: ShownOrder;
  onGive: (given: { code: string; bags?: number }) => void;
}

/**
 * The customer or courier names the end of the order number, so that bags are not mixed up [STO-033] [STO-044], and
 * confirms the number of bags where the store has counted them [STO-032].
 */
export function HandOverForm({ order, onGive }: HandOverFormProps) {
  const { t } = useLingui();
  const { bag_count: packed, order_type: type } = order;
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<'code' | 'bags'>();
  const [bags, setBags] = useState(packed);
  const [areConfirmed, setConfirmed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  const give = (written: string) => {
    // The server checks it too; this device knows it without a connection.
    if (written !== counterCodeOf(order.id)) return setFault('code');
    if (bags === null) return onGive({ code: written });
    if (!areConfirmed) return setFault('bags');
    return onGive({ code: written, bags });
  };
  return (
    <form
      ref={form}
      className={styles.steps}
      onSubmit={(event) => {
        event.preventDefault();
        give(code);
      }}
    >
      <div className={styles.codeField}>
        <p className={styles.question}>
          {type === 'take_away' ? (
            <Trans>Ask the customer for the order number.</Trans>
          ) : (
            <Trans>Ask the rider for the order number.</Trans>
          )}
        </p>
        <CodeField
          label={t`Last four digits of the order number`}
          name="code"
          length={codeLength}
          value={code}
          onChange={(next) => {
            setCode(next);
            setFault(undefined);
          }}
          onEnter={() => give(code)}
          fault={fault === 'code' ? t`That is another order. Compare the numbers.` : undefined}
        />
      </div>
      {bags !== null && (
        <div className={styles.codeField}>
          <Stepper
            label={t`Bags`}
            value={bags}
            max={maxBags}
            onChange={(next) => {
              setBags(next);
              setConfirmed(false);
            }}
            spoken={<Plural value={bags} one="# bag" other="# bags" />}
          />
          <Checkbox
            checked={areConfirmed}
            aria-invalid={fault === 'bags' || undefined}
            onChange={({ target }) => {
              setConfirmed(target.checked);
              setFault(undefined);
            }}
          >
            {type === 'take_away' ? (
              <Plural
                value={bags}
                one="The customer has counted # bag too"
                other="The customer has counted # bags too"
              />
            ) : (
              <Plural value={bags} one="The rider has counted # bag too" other="The rider has counted # bags too" />
            )}
          </Checkbox>
          {fault === 'bags' && (
            <p role="alert" className={styles.bad}>
              <Trans>Count the bags together first.</Trans>
            </p>
          )}
        </div>
      )}
      <Button type="submit" size="large" icon="check" className={styles.main}>
        <Trans>Hand over</Trans>
      </Button>
    </form>
  );
}
