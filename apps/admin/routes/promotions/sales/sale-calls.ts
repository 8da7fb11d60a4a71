import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SentWith } from 'market/calls/endpoint';
import { everyRow } from 'market/calls/every-row';
import type { ModuleType } from 'market/modules/modules.rules';
import type { adminCampaignsContract } from 'market/promotions/promotions-campaigns.admin.contract';
import type { SaleState } from 'market/promotions/promotions-sales.rules';
import { promotionCalls } from '../promotion-calls.ts';

/** Of everything about flash sales. */
export const flashSalesKey = ['admin', 'flash-sales'];

export const flashSalesQuery = (state: SaleState) =>
  queryOptions({
    queryKey: [...flashSalesKey, state],
    queryFn: ({ signal }) =>
      everyRow('sales', (page) => promotionCalls.flash.list({ query: { ...page, state }, signal })),
    placeholderData: keepPreviousData,
  });

/** Read again whenever the form opens: an old version could not be saved. */
export const flashSaleQuery = (id: number) =>
  queryOptions({
    queryKey: [...flashSalesKey, id],
    queryFn: ({ signal }) => promotionCalls.flash.show({ params: { sale_id: id }, signal }),
    gcTime: 0,
  });

const maxFound = 20;

export const foundItemsQuery = (module: ModuleType, search: string) =>
  queryOptions({
    queryKey: ['admin', 'promotion-items', module, search],
    queryFn: ({ signal }) =>
      promotionCalls.flash.findItems({
        query: { limit: maxFound, offset: 1, module_type: module, ...(search && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Of everything about campaigns. */
export const campaignsKey = ['admin', 'campaigns'];

export const campaignsQuery = (state: SaleState) =>
  queryOptions({
    queryKey: [...campaignsKey, state],
    queryFn: ({ signal }) =>
      everyRow('campaigns', (page) => promotionCalls.campaigns.list({ query: { ...page, state }, signal })),
    placeholderData: keepPreviousData,
  });

/** Read again whenever the form opens: an old version could not be saved. */
export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: [...campaignsKey, id],
    queryFn: ({ signal }) => promotionCalls.campaigns.show({ params: { campaign_id: id }, signal }),
    gcTime: 0,
  });

export type PreviewOf = SentWith<typeof adminCampaignsContract.preview>['query'];

export const campaignPreviewQuery = (query: PreviewOf) =>
  queryOptions({
    queryKey: ['admin', 'campaign-preview', query],
    queryFn: ({ signal }) => promotionCalls.campaigns.preview({ query, signal }),
    placeholderData: keepPreviousData,
  });
