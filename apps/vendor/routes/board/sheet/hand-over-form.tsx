import { Trans, useLingui } from '@lingui/react/macro';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { CodeField } from 'ui/forms/code-field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import type { ShownOrder } from '../use-store-board.ts';
import styles from './order-sheet.module.css';

const codeLength = 4;

/** The customer or courier names the end of the order number, so that bags are not mixed up [STO-033] [STO-044]. */
export function HandOverForm({ order, onGive }: { order: ShownOrder; onGive: (code: string) => void }) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  const give = (written: string) => {
    // The server checks it too; this device knows it without a connection.
    if (written === counterCodeOf(order.id)) onGive(written);
    else setIsWrong(true);
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
          {order.order_type === 'take_away' ? (
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
            setIsWrong(false);
          }}
          onEnter={() => give(code)}
          fault={isWrong ? t`That is another order. Compare the numbers.` : undefined}
        />
      </div>
      <Button type="submit" size="large" icon="check" className={styles.main}>
        <Trans>Hand over</Trans>
      </Button>
    </form>
  );
}
