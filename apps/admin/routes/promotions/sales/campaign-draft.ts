import { numberIn } from 'app-kit/formats/amounts.ts';
import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import type { AdminCampaign } from 'market/promotions/promotions-campaigns.admin.contract';
import { momentField, momentIn, nextMidnight } from '../../money/read-amounts.ts';
import type { PreviewOf } from './sale-calls.ts';

/** The fields of the form, as they are written. */
export interface CampaignDraft {
  title: string;
  description: string;
  module: ModuleType;
  type: 'percent' | 'amount';
  discount: string;
  startsAt: string;
  endsAt: string;
  from: string;
  until: string;
  /** Without a filter it keeps the items of an import. */
  hasFilter: boolean;
  zoneId: number | null;
  storeId: number | null;
  categoryId: number | null;
  search: string;
}

/** What each card of the form gets. */
export interface CampaignCardProps {
  draft: CampaignDraft;
  faults: Partial<Record<string, string | undefined>>;
  /** Whether missing fields are named. */
  isChecked: boolean;
  change: (part: Partial<CampaignDraft>) => void;
}

const daysOfNewCampaign = 7;

/** Returns what the form shows of a saved campaign, or begins with. */
export function draftOf(campaign: AdminCampaign | undefined, now: Date): CampaignDraft {
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysOfNewCampaign);
  const filter = campaign?.filter;
  return {
    ...{ title: campaign?.title ?? '', description: campaign?.description ?? '' },
    ...{ module: campaign?.module_type ?? moduleTypes[0], type: campaign?.discount_type ?? 'percent' },
    discount: campaign ? String(campaign.discount) : '',
    startsAt: campaign ? momentField(new Date(campaign.starts_at)) : nextMidnight(now),
    endsAt: campaign ? momentField(new Date(campaign.ends_at)) : nextMidnight(end),
    ...{ from: campaign?.daily_from ?? '', until: campaign?.daily_until ?? '' },
    hasFilter: !campaign || campaign.filter !== null,
    ...{ zoneId: filter?.zone_id ?? null, storeId: filter?.store_id ?? null },
    ...{ categoryId: filter?.category_id ?? null, search: filter?.search ?? '' },
  };
}

/** Returns a written discount; undefined for one that leaves nothing to pay, or is none. */
export function discountIn({ discount, type }: CampaignDraft): number | undefined {
  const value = numberIn(discount);
  if (!value || value <= 0) return undefined;
  return type === 'percent' && (value >= 100 || !Number.isInteger(value)) ? undefined : value;
}

/** Returns what the form sends; undefined while a field cannot be read. */
export function bodyOf(draft: CampaignDraft) {
  const [starts, ends, discount] = [momentIn(draft.startsAt), momentIn(draft.endsAt), discountIn(draft)];
  if (!starts || !ends || discount === undefined || !draft.title.trim()) return undefined;
  const { zoneId, storeId, categoryId } = draft;
  return {
    ...{ title: draft.title.trim(), description: draft.description.trim(), module_type: draft.module },
    ...{ discount, discount_type: draft.type, starts_at: starts, ends_at: ends },
    ...{ daily_from: draft.from || null, daily_until: draft.until || null },
    filter: draft.hasFilter
      ? { zone_id: zoneId, store_id: storeId, category_id: categoryId, search: draft.search.trim() || null }
      : null,
  };
}

/** Returns what is shown of the written campaign at a moment; undefined while a field cannot be read. */
export function previewOf(draft: CampaignDraft, at: string | undefined, id: number | undefined): PreviewOf | undefined {
  const body = bodyOf({ ...draft, title: draft.title || '–' });
  if (!body?.filter || at === undefined || (draft.from === '') !== (draft.until === '')) return undefined;
  const { module_type, discount, discount_type, starts_at, ends_at, daily_from, daily_until, filter } = body;
  return {
    ...{ module_type, discount, discount_type, starts_at, ends_at, at },
    ...(daily_from && { daily_from }),
    ...(daily_until && { daily_until }),
    ...(filter.zone_id && { zone_id: filter.zone_id }),
    ...(filter.store_id && { store_id: filter.store_id }),
    ...(filter.category_id && { category_id: filter.category_id }),
    ...(filter.search && { search: filter.search }),
    ...(id !== undefined && { campaign_id: id }),
  };
}
