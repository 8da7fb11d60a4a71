import { Trans, useLingui } from '@lingui/react/macro';
import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import type { AdminBanner } from 'market/promotions/promotions-banners.admin.contract';
import { type BannerTarget, bannerPlaces, bannerTargets } from 'market/promotions/promotions-banners.rules';
import { imagePath } from 'market/values/image-path';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { PromoCard } from 'ui/buttons/promo-card.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import { momentIn } from '../money/read-amounts.ts';
import { ModuleOption } from '../stores/module-option.tsx';
import { OrderField } from './parts/order-field.tsx';
import { PromotionFoot } from './parts/promotion-foot.tsx';
import type { PromotionFormProps } from './parts/promotion-page.tsx';
import { PromotionPhoto } from './parts/promotion-photo.tsx';
import { TimeFields, type Times, timesOf } from './parts/time-fields.tsx';
import { usePromotionForm } from './parts/use-promotion-form.tsx';
import { bannerQuery, bannersKey, promotionCalls } from './promotion-calls.ts';
import { StoreChoice } from './store-choice.tsx';

interface BannerFormProps extends PromotionFormProps<AdminBanner> {
  module: ModuleType;
}

interface BannerDraft extends Times {
  title: string;
  module: ModuleType;
  zoneId: number | null;
  placement: AdminBanner['placement'];
  target: BannerTarget;
  link: string;
  storeId: number | null;
  itemId: number | null;
  colour: string;
  position: string;
  isActive: boolean;
}

function draftOf(module: ModuleType, banner?: AdminBanner): BannerDraft {
  return {
    ...{
      title: banner?.title ?? '',
      module,
      zoneId: banner?.zone_id ?? null,
      placement: banner?.placement ?? 'slider',
    },
    ...{ target: banner?.target ?? 'page', link: banner?.link ?? '', storeId: banner?.store_id ?? null },
    ...{ itemId: banner?.item_id ?? null, colour: banner?.colour ?? '#ffb51f' },
    ...{ position: String(banner?.position ?? 0), isActive: banner?.is_active ?? true, ...timesOf(banner) },
  };
}

function bodyOf(draft: BannerDraft) {
  const { target } = draft;
  if (!draft.title.trim()) return undefined;
  return {
    ...{ title: draft.title.trim(), module_type: draft.module, zone_id: draft.zoneId, placement: draft.placement },
    ...{ target, link: target === 'page' && draft.link.trim() ? draft.link.trim() : null },
    ...{ store_id: target === 'store' ? draft.storeId : null, item_id: target === 'item' ? draft.itemId : null },
    ...{ colour: draft.colour, position: Number.parseInt(draft.position, 10) || 0, is_active: draft.isActive },
    ...{ starts_at: momentIn(draft.startsAt) ?? null, ends_at: momentIn(draft.endsAt) ?? null },
  };
}

/** A banner with its words, picture, place and dates, and the card that customers see [OPS-065]. */
export function BannerForm({ zones, module, saved: banner, onLoadAgain }: BannerFormProps) {
  const { t } = useLingui();
  const form = usePromotionForm({
    ...{ saved: banner, first: () => draftOf(module, banner), bodyOf },
    ...{ listKey: bannersKey, queryKeyOf: (id) => bannerQuery(id).queryKey, path: '/promotions/banners' },
    create: promotionCalls.banners.create,
    change: (id, body) => promotionCalls.banners.change({ params: { banner_id: id }, body }),
    setPicture: (id, photo) => promotionCalls.banners.setPicture({ params: { banner_id: id }, body: { photo } }),
    hasField: (code) => fields.has(code),
  });
  const { draft, change, saved, faults, preview } = form;
  const image = preview ?? saved?.image_full_url ?? imagePath('gift');
  return (
    <form noValidate className={desk.stack} onSubmit={form.submit}>
      <div className={desk.columns}>
        <div className={desk.stack}>
          <section className={desk.card} aria-labelledby="banner-look">
            <h2 id="banner-look" className={desk.cardTitle}>
              <Trans>Words and picture</Trans>
            </h2>
            <div className={desk.body}>
              <Field
                label={t`Words`}
                maxLength={60}
                dir="auto"
                value={draft.title}
                onChange={({ target }) => change({ title: target.value })}
                fault={form.missing(draft.title.trim(), t`Write a few words.`) ?? faults.title}
              />
              <PromotionPhoto onChoose={form.setPhoto} fault={faults.photo} />
              <Field
                type="color"
                label={t`Colour behind them`}
                value={draft.colour}
                onChange={({ target }) => change({ colour: target.value })}
              />
            </div>
          </section>
          <TargetCard draft={draft} faults={faults} change={change} banner={saved} />
        </div>
        <div className={desk.stack}>
          <section className={desk.card} aria-labelledby="banner-preview">
            <h2 id="banner-preview" className={desk.cardTitle}>
              <Trans>As customers see it</Trans>
            </h2>
            <div className={desk.body}>
              <PromoCard title={draft.title || t`Words`} image={image} colour={draft.colour} />
            </div>
          </section>
          <PlaceCard draft={draft} faults={faults} change={change} zones={zones} />
        </div>
      </div>
      <PromotionFoot
        {...form.foot}
        onLoadAgain={onLoadAgain}
        action={saved ? <Trans>Save</Trans> : <Trans>Add this banner</Trans>}
        removal={
          saved && {
            ...{ name: saved.title, line: <Trans>Its picture goes with it.</Trans>, listKey: bannersKey },
            path: `/promotions/banners?module=${saved.module_type}`,
            remove: () => promotionCalls.banners.remove({ params: { banner_id: saved.id } }),
          }
        }
      >
        <Checkbox checked={draft.isActive} onChange={({ target }) => change({ isActive: target.checked })}>
          <Trans>Customers see it</Trans>
        </Checkbox>
      </PromotionFoot>
    </form>
  );
}

const fields = new Set(['title', 'photo', 'link', 'store_id', 'item_id', 'zone_id', 'ends_at']);

interface PartProps {
  draft: BannerDraft;
  faults: Partial<Record<string, string>>;
  change: (part: Partial<BannerDraft>) => void;
}

/** Where a banner leads. */
function TargetCard({ draft, faults, change, banner }: PartProps & { banner: AdminBanner | undefined }) {
  const { t } = useLingui();
  const { target } = draft;
  const names = { page: t`A page, or nowhere`, store: t`A store`, item: t`An item` };
  return (
    <section className={desk.card} aria-labelledby="banner-target">
      <h2 id="banner-target" className={desk.cardTitle}>
        <Trans>Where it leads</Trans>
      </h2>
      <div className={desk.body}>
        <Select
          label={t`It opens`}
          value={target}
          onChange={(event) => change({ target: bannerTargets.find((one) => one === event.target.value) ?? target })}
        >
          {bannerTargets
            .filter((one) => one !== 'item' || banner?.target === 'item')
            .map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
        </Select>
        {target === 'page' && (
          <Field
            label={t`Path of the page`}
            hint={t`Such as /campaigns/owambe-season or /product/jollof-rice. Other sites are refused.`}
            dir="ltr"
            maxLength={500}
            value={draft.link}
            onChange={(event) => change({ link: event.target.value })}
            fault={faults.link}
          />
        )}
        {target === 'store' && (
          <StoreChoice
            storeId={draft.storeId}
            savedName={banner?.store_name ?? null}
            none={t`Choose a store`}
            fault={faults.store_id}
            onChoose={(storeId) => change({ storeId })}
          />
        )}
        {target === 'item' && (
          <p>
            <bdi>{banner?.item_name}</bdi>
            {faults.item_id && (
              <span role="alert" className={desk.fault}>
                {faults.item_id}
              </span>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

/** Whose home a banner is on, among the others, and when. */
function PlaceCard({ draft, faults, change, zones }: PartProps & { zones: readonly AdminZone[] }) {
  const { t } = useLingui();
  const placeNames = { slider: t`At the top`, promo: t`Between the sections` };
  return (
    <section className={desk.card} aria-labelledby="banner-place">
      <h2 id="banner-place" className={desk.cardTitle}>
        <Trans>Where and when</Trans>
      </h2>
      <div className={desk.body}>
        <div className={desk.pair}>
          <Select
            label={t`Home of`}
            value={draft.module}
            onChange={({ target }) =>
              change({ module: moduleTypes.find((type) => type === target.value) ?? draft.module })
            }
          >
            {moduleTypes.map((type) => (
              <ModuleOption key={type} type={type} />
            ))}
          </Select>
          <Select
            label={t`Zone`}
            value={draft.zoneId ?? ''}
            onChange={({ target }) => change({ zoneId: Number(target.value) || null })}
            fault={faults.zone_id}
          >
            <option value="">{t`Every zone`}</option>
            {zones.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            label={t`Place`}
            value={draft.placement}
            onChange={({ target }) =>
              change({ placement: bannerPlaces.find((one) => one === target.value) ?? draft.placement })
            }
          >
            {bannerPlaces.map((one) => (
              <option key={one} value={one}>
                {placeNames[one]}
              </option>
            ))}
          </Select>
          <OrderField value={draft.position} onChange={(position) => change({ position })} />
          <TimeFields {...draft} isOptional faults={faults} change={change} />
        </div>
      </div>
    </section>
  );
}
