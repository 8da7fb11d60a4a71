import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  changeCampaign,
  createCampaign,
  listAdminCampaigns,
  previewCampaign,
  removeCampaign,
  setCampaignPicture,
  showAdminCampaign,
} from './manage-campaigns.ts';

export const adminCampaignsRoutes = (context: ApiContext): Handlers<Contract['adminCampaigns']> => ({
  list: ({ caller, query }) => listAdminCampaigns(context, caller, query),
  preview: ({ caller, query }) => previewCampaign(context, caller, query),
  show: ({ caller, params }) => showAdminCampaign(context, caller, params.campaign_id),
  create: ({ caller, body, idempotencyKey }) => createCampaign(context, caller, body, idempotencyKey),
  change: ({ caller, params, body }) => changeCampaign(context, caller, params.campaign_id, body),
  async setPicture({ caller, params, body: { photo } }) {
    if (!(photo instanceof Uint8Array)) throw new Refusal('picture_kind');
    return setCampaignPicture(context, caller, params.campaign_id, photo);
  },
  async remove({ caller, params }) {
    await removeCampaign(context, caller, params.campaign_id);
    return { message: 'Campaign deleted.' };
  },
});
