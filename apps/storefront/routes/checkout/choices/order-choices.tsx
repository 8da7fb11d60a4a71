import type { Checkout } from '../use-checkout.tsx';
import { CashNote } from './cash-note.tsx';
import { CouponChoice } from './coupon-choice.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { Notes } from './notes.tsx';
import { TipChoice } from './tip-choice.tsx';
import { WhenChoice } from './when-choice.tsx';

/** The options of an order once its destination is known; each has a default. */
export function OrderChoices({ checkout, isParcel }: { checkout: Checkout; isParcel: boolean }) {
  return (
    <>
      {!isParcel && <WhenChoice checkout={checkout} />}
      <HowToPay checkout={checkout}>{!isParcel && <CashNote checkout={checkout} />}</HowToPay>
      {checkout.plan.orderType === 'delivery' && <TipChoice checkout={checkout} />}
      <CouponChoice checkout={checkout} />
      {!isParcel && <Notes checkout={checkout} />}
    </>
  );
}
