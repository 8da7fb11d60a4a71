import { useLingui } from '@lingui/react/macro';
import { moduleTypes } from 'market/modules/modules.rules';
import { useSearchParams } from 'react-router';
import { BannerForm } from './banner-form.tsx';
import { PromotionPage } from './parts/promotion-page.tsx';
import { bannerQuery } from './promotion-calls.ts';

/** A new banner, or one to change [OPS-065]. */
export function AdminBannerPage() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const module = moduleTypes.find((type) => type === params.get('module')) ?? moduleTypes[0];
  return (
    <PromotionPage
      permission="ops.content"
      list={{ name: t`Banners`, path: '/promotions/banners' }}
      newTitle={t`Add a banner`}
      queryOf={bannerQuery}
      nameOf={({ title }) => title}
      form={(props) => <BannerForm {...props} module={props.saved?.module_type ?? module} />}
    />
  );
}
