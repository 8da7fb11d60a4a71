import { Trans, useLingui } from '@lingui/react/macro';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { fromDecimal } from 'market/values/money';
import {
  isFarBelow,
  maxShortCashWords,
  refusalOfShortCash,
  type ShortCashReason,
  shortCashReasons,
} from 'market/wallet/wallet-cash.rules';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { useEnqueueStep } from '../courier-steps.ts';
import page from '../current-delivery.module.css';
import type { Work } from '../use-work.ts';

interface ShortCashProps {
  delivery: Delivery;
  work: Work;
  onBack: () => void;
}

/** What came instead of the whole cash, and why; much less asks again, and all of it works without a network [DEL-50]. */
export function ShortCash({ delivery, work, onBack }: ShortCashProps) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const make = useEnqueueStep(work.clockOffset);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { code, currency, cash_to_collect: cash } = delivery;
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<ShortCashReason>();
  const [words, setWords] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [asks, setAsks] = useState(false);
  const taken = numberIn(typed);
  const [due, came] = [fromDecimal(cash), taken === undefined ? undefined : fromDecimal(taken)];
  const isWhole = came !== undefined && refusalOfShortCash(due, came) !== undefined;
  const isComplete = taken !== undefined && taken >= 0 && !isWhole && reason !== undefined;
  const note = () => {
    if (!isComplete) return;
    make(delivery, { kind: 'noteCash', isReceived: true, short: { taken, reason, words: words.trim() } });
    onBack();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isComplete || came === undefined) return;
    if (isFarBelow(due, came)) setAsks(true);
    else note();
  };
  const [wanted, missing] = [amountText(cash, currency), amountText(cash - (taken ?? 0), currency)];
  return (
    <form noValidate className={page.form} onSubmit={submit}>
      <main id="main" tabIndex={-1} className={page.page}>
        <p className={page.step}>
          <button type="button" className={page.back} onClick={onBack}>
            <Icon name="arrow-left" size={22} />
            <Trans>Back to the door</Trans>
          </button>
          <span>
            <Trans>Order {code}</Trans>
          </span>
        </p>
        <h1 ref={heading} tabIndex={-1} className={page.question}>
          <Trans>How much came of {wanted}?</Trans>
        </h1>
        <Field
          label={t`Received, ${currency}`}
          hint={<Trans>Type 0 if you got nothing.</Trans>}
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          fault={
            (isWhole && t`This is the whole amount: go back and press Received.`) ||
            (isChecked && taken === undefined && t`Enter an amount.`)
          }
        />
        <RadioRows legend={t`Why?`}>
          {shortCashReasons.map((one) => (
            <RadioRow key={one} name="reason" checked={one === reason} onChange={() => setReason(one)}>
              {reasonNames[one]}
            </RadioRow>
          ))}
        </RadioRows>
        {isChecked && reason === undefined && (
          <p role="alert" className={page.fault}>
            <Trans>Choose a reason.</Trans>
          </p>
        )}
        <Field
          label={t`In your words (optional)`}
          maxLength={maxShortCashWords}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p className={page.address}>
          <Trans>You hand the order over. What is missing stays open until the market decides who bears it.</Trans>
        </p>
      </main>
      <footer className={page.foot}>
        <Button type="submit" kind="ink" isBlock className={page.button}>
          <Trans>Note it</Trans>
        </Button>
      </footer>
      {asks && (
        <ConfirmDialog
          icon="banknote"
          question={<Trans>Is {missing} really missing?</Trans>}
          cancelLabel={<Trans>Type it again</Trans>}
          confirmLabel={<Trans>Yes, note it</Trans>}
          onCancel={() => setAsks(false)}
          onConfirm={note}
        >
          <Trans>The customer can fetch the rest, or you keep the order and bring it back.</Trans>
        </ConfirmDialog>
      )}
    </form>
  );
}

const reasonNames: Record<ShortCashReason, ReactNode> = {
  has_less: <Trans>They have no more</Trans>,
  no_change: <Trans>Nobody had change</Trans>,
  disputed: <Trans>They say the price is wrong</Trans>,
  other: <Trans>Something else</Trans>,
};
