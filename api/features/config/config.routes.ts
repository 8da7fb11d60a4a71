import type { Contract } from 'market/contract';
import type { Handlers } from '#http/bind.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { settingsInForce } from './offer-providers.ts';
import { showPage } from './show-page.ts';

export const configRoutes = (needs: ApiNeeds): Handlers<Contract['config']> => ({
  async settings() {
    return { ...(await settingsInForce(needs)), demo: needs.isDemo };
  },

  page: ({ params }) => showPage(needs, params.name),
});
