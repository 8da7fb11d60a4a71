import type { Preferences, preferencesContract } from 'market/account/account-preferences.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { preferencesOf, savePreferences } from './account-preferences.data.ts';

/** Of a person who has never chosen. */
const usual: Preferences = { language: null, text_size: 100, sounds: 'on', time_format: 'usual', start_page: null };

export const preferencesRoutes = ({ db }: ApiContext): Handlers<typeof preferencesContract> => ({
  preferences: async ({ caller }) => (await preferencesOf(db, caller.customerId)) ?? usual,

  async setPreferences({ caller, body }) {
    await savePreferences(db, caller.customerId, body);
    return body;
  },
});
