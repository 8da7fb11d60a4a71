import { Trans, useLingui } from '@lingui/react/macro';
import { newIdempotencyKey } from 'app-kit/calls/new-idempotency-key.ts';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { fromDecimal, minus, toDecimal } from 'market/values/money';
import type { OwnDeposit } from 'market/wallet/wallet-deposits.contract';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import styles from '../contests/contests.module.css';
import { PictureField } from '../contests/picture-field.tsx';
import { useDraft } from '../contests/use-draft.ts';
import { useReportDeposit, useSentDeposits } from './deposit-queue.ts';

interface DepositFormProps {
  held: readonly { amount: number; currency: string }[];
  waiting: readonly OwnDeposit[];
}

/** Hands in cash of each currency that is in hand. */
export function DepositForm({ held, waiting }: DepositFormProps) {
  const sent = useSentDeposits().filter(({ status }) => status === 'pending');
  const inHand = held.filter(({ amount }) => amount > 0);
  if (inHand.length === 0) {
    return (
      <p>
        <Trans>You hold no cash of the market.</Trans>
      </p>
    );
  }
  return inHand.map(({ amount, currency }) => {
    const pending = [...waiting, ...sent.map((one) => one.sent)].filter((one) => one.currency === currency);
    const left = pending.reduce((sum, one) => minus(sum, fromDecimal(one.amount)), fromDecimal(amount));
    return <CurrencyForm key={currency} currency={currency} held={amount} left={toDecimal(left)} />;
  });
}

const empty: { amount: string; way: OwnDeposit['way']; place: string; reference: string; picture: string } = {
  ...{ amount: '', way: 'place', place: '', reference: '', picture: '' },
};

function CurrencyForm({ currency, held, left }: { currency: string; held: number; left: number }) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const report = useReportDeposit();
  const { draft, change, clear } = useDraft(`deposit:${currency}`, empty);
  const [isChecked, setIsChecked] = useState(false);
  const { amount, way, place, reference, picture } = draft;
  const faults = faultsOf(draft, left);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const typed = numberIn(amount);
    if (Object.values(faults).some(Boolean) || typed === undefined) return;
    const named = { place: place.trim(), reference: reference.trim() };
    report({ key: newIdempotencyKey(), currency, amount: typed, way, ...named, picture });
    clear();
    setIsChecked(false);
  };
  const [heldText, leftText] = [amountText(held, currency), amountText(left, currency)];
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p>
        <b>
          <Trans>{heldText} in hand</Trans>
        </b>
        {left < held && (
          <>
            {' · '}
            <Trans>{leftText} not handed in yet</Trans>
          </>
        )}
      </p>
      <Segmented<OwnDeposit['way']>
        label={t`How`}
        value={way}
        onChange={(chosen) => change({ way: chosen })}
        options={[
          { value: 'place', label: <Trans>At a place</Trans> },
          { value: 'mobile_money', label: <Trans>Mobile money</Trans> },
        ]}
      />
      <Field
        label={t`Amount, ${currency}`}
        inputMode="decimal"
        dir="ltr"
        maxLength={12}
        autoComplete="off"
        value={amount}
        onChange={({ target }) => change({ amount: target.value })}
        fault={
          (isChecked && faults.amount && t`Enter an amount.`) ||
          (faults.tooMuch && t`This is more than you have in hand.`)
        }
      />
      <Field
        label={way === 'place' ? t`Where` : t`Number it was sent to`}
        maxLength={120}
        dir={way === 'place' ? 'auto' : 'ltr'}
        value={place}
        onChange={({ target }) => change({ place: target.value })}
        fault={isChecked && faults.place && t`Say where.`}
      />
      <Field
        label={t`Reference`}
        hint={t`The number on the receipt, or a photo of it.`}
        dir="ltr"
        maxLength={80}
        autoComplete="off"
        value={reference}
        onChange={({ target }) => change({ reference: target.value })}
        fault={isChecked && faults.proof && t`Add the reference or a photo.`}
      />
      <PictureField picture={picture} onChange={(made) => change({ picture: made })} />
      <Button type="submit" isBlock className={styles.button}>
        <Trans>Hand in</Trans>
      </Button>
    </form>
  );
}

function faultsOf({ amount, place, reference, picture }: typeof empty, left: number) {
  const typed = numberIn(amount);
  return {
    amount: !(typed !== undefined && typed > 0),
    tooMuch: typed !== undefined && typed > left,
    place: place.trim().length < 2,
    proof: reference.trim() === '' && picture === '',
  };
}
