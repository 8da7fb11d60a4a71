import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCampaign } from 'market/promotions/promotions-campaigns.admin.contract';
import { imagePath } from 'market/values/image-path';
import { PromoCard } from 'ui/buttons/promo-card.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import desk from '../../../layout/desk.module.css';
import { PromotionFoot } from '../parts/promotion-foot.tsx';
import type { PromotionFormProps } from '../parts/promotion-page.tsx';
import { PromotionPhoto } from '../parts/promotion-photo.tsx';
import { TimeFields } from '../parts/time-fields.tsx';
import { usePromotionForm } from '../parts/use-promotion-form.tsx';
import { promotionCalls } from '../promotion-calls.ts';
import { bodyOf, type CampaignCardProps, discountIn, draftOf } from './campaign-draft.ts';
import { CampaignItemsCard } from './campaign-items-card.tsx';
import { CampaignPreviewCard } from './campaign-preview-card.tsx';
import { campaignQuery, campaignsKey } from './sale-calls.ts';

const fields = ['title', 'description', 'photo', 'discount', 'discount_type', 'ends_at', 'daily_until', 'filter'];

/** A campaign with its words, picture, discount, days and items, and what it does to prices [OPS-061]. */
export function CampaignForm({ zones, saved: campaign, onLoadAgain }: PromotionFormProps<AdminCampaign>) {
  const { t } = useLingui();
  const form = usePromotionForm({
    ...{ saved: campaign, first: () => draftOf(campaign, new Date()), bodyOf },
    ...{ listKey: campaignsKey, queryKeyOf: (id) => campaignQuery(id).queryKey, path: '/promotions/campaigns' },
    create: promotionCalls.campaigns.create,
    change: (id, body) => promotionCalls.campaigns.change({ params: { campaign_id: id }, body }),
    setPicture: (id, photo) => promotionCalls.campaigns.setPicture({ params: { campaign_id: id }, body: { photo } }),
    hasField: (code) => fields.includes(code),
  });
  const { draft, change, saved, preview, isChecked, faults } = form;
  const missing = {
    title: draft.title.trim() ? undefined : t`Enter a name.`,
    discount: discountIn(draft) === undefined ? t`Enter how much it takes off.` : undefined,
  };
  const part: CampaignCardProps = {
    ...{ draft, change, isChecked },
    faults: isChecked ? { ...missing, ...faults } : faults,
  };
  const image = preview ?? saved?.image_full_url ?? imagePath('gift');
  return (
    <form noValidate className={desk.stack} onSubmit={form.submit}>
      <div className={desk.columns}>
        <div className={desk.stack}>
          <section className={desk.card} aria-labelledby="campaign-words">
            <h2 id="campaign-words" className={desk.cardTitle}>
              <Trans>Words and picture</Trans>
            </h2>
            <div className={desk.body}>
              <Field
                label={t`Name`}
                maxLength={60}
                dir="auto"
                value={draft.title}
                onChange={({ target }) => change({ title: target.value })}
                fault={part.faults.title}
              />
              <Field
                label={t`One line below it`}
                maxLength={300}
                dir="auto"
                value={draft.description}
                onChange={({ target }) => change({ description: target.value })}
                fault={part.faults.description}
              />
              <PromotionPhoto onChoose={form.setPhoto} fault={faults.photo} />
              <PromoCard title={draft.title || t`Name`} description={draft.description} image={image} />
            </div>
          </section>
          <TermsCard {...part} />
        </div>
        <div className={desk.stack}>
          <CampaignItemsCard {...part} zones={zones} storeName={campaign?.filter?.store_name ?? null} />
          <CampaignPreviewCard draft={draft} id={saved?.id} />
        </div>
      </div>
      <PromotionFoot
        {...form.foot}
        onLoadAgain={onLoadAgain}
        action={saved ? <Trans>Save</Trans> : <Trans>Make this campaign</Trans>}
        removal={
          saved && {
            ...{ name: saved.title, listKey: campaignsKey, path: '/promotions/campaigns' },
            line: <Trans>Its picture goes with it. Orders keep their prices.</Trans>,
            remove: () => promotionCalls.campaigns.remove({ params: { campaign_id: saved.id } }),
          }
        }
      />
    </form>
  );
}

/** What a campaign takes off, and when. */
function TermsCard({ draft, faults, isChecked, change }: CampaignCardProps) {
  const { t } = useLingui();
  return (
    <section className={desk.card} aria-labelledby="campaign-terms">
      <h2 id="campaign-terms" className={desk.cardTitle}>
        <Trans>Discount, days and hours</Trans>
      </h2>
      <div className={desk.body}>
        <div className={desk.pair}>
          <Select
            label={t`Takes off`}
            value={draft.type}
            onChange={({ target }) => change({ type: target.value === 'amount' ? 'amount' : 'percent' })}
            fault={faults.discount_type}
          >
            <option value="percent">{t`A percentage`}</option>
            <option value="amount">{t`An amount`}</option>
          </Select>
          <Field
            inputMode="decimal"
            dir="ltr"
            maxLength={10}
            label={draft.type === 'percent' ? t`Percent` : t`Amount`}
            hint={draft.type === 'amount' ? t`Of items in one currency.` : undefined}
            value={draft.discount}
            onChange={({ target }) => change({ discount: target.value })}
            fault={faults.discount}
          />
          <TimeFields {...draft} isChecked={isChecked} faults={faults} change={change} />
          <Field
            type="time"
            label={t`Each day from`}
            hint={t`Empty: all day. In the time of the zone.`}
            value={draft.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <Field
            type="time"
            label={t`Each day until`}
            value={draft.until}
            onChange={({ target }) => change({ until: target.value })}
            fault={faults.daily_until}
          />
        </div>
      </div>
    </section>
  );
}
