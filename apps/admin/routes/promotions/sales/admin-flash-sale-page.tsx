import { useLingui } from '@lingui/react/macro';
import { PromotionPage } from '../parts/promotion-page.tsx';
import { FlashSaleForm } from './flash-sale-form.tsx';
import { flashSaleQuery } from './sale-calls.ts';

/** A new flash sale, or one to change [OPS-062]. */
export function AdminFlashSalePage() {
  const { t } = useLingui();
  return (
    <PromotionPage
      permission="ops.promotions"
      list={{ name: t`Flash sales`, path: '/promotions/flash-sales' }}
      newTitle={t`Add a flash sale`}
      queryOf={flashSaleQuery}
      nameOf={({ title }) => title}
      form={(props) => <FlashSaleForm {...props} />}
    />
  );
}
