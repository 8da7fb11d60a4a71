import { useLingui } from '@lingui/react/macro';
import { refusals } from 'market/refusals';
import { refusalWords, type SaidRefusal } from '#features/config/refusal-words.tsx';

/** Why a coupon is not taken; the least amount follows its words in every language [PROMO-27]. */
export function CouponRefusal({ refusal }: { refusal: SaidRefusal }) {
  const { i18n } = useLingui();
  const words = refusalWords(refusal, i18n);
  if (refusal.code !== 'coupon_min_purchase' || i18n.locale === 'en') return words;
  const amount = refusal.message.slice(refusals.coupon_min_purchase.message.length).trim();
  return (
    <>
      {words} <bdi dir="ltr">{amount}</bdi>
    </>
  );
}
