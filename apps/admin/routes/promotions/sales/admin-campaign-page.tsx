import { useLingui } from '@lingui/react/macro';
import { PromotionPage } from '../parts/promotion-page.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { campaignQuery } from './sale-calls.ts';

/** A new campaign, or one to change [OPS-061]. */
export function AdminCampaignPage() {
  const { t } = useLingui();
  return (
    <PromotionPage
      permission="ops.promotions"
      list={{ name: t`Campaigns`, path: '/promotions/campaigns' }}
      newTitle={t`Add a campaign`}
      queryOf={campaignQuery}
      nameOf={({ title }) => title}
      form={(props) => <CampaignForm {...props} />}
    />
  );
}
