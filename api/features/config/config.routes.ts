import type { Contract } from 'market/contract';
import type { Handlers } from '#http/bind.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { settingsOf } from './read-settings.ts';

export const configRoutes = ({ db, isDemo }: ApiNeeds): Handlers<Contract['config']> => ({
  async settings() {
    return { ...(await settingsOf(db)), demo: isDemo };
  },
});
