import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { fieldRefusal } from '#api/http/refusal.ts';
import { changeLogo, changeSettings, showSettings } from './change-settings.ts';
import { showOpening } from './show-opening.ts';

export const adminConfigRoutes = (context: ApiContext): Handlers<Contract['adminConfig']> => ({
  settings: () => showSettings(context),

  changeSettings: ({ caller, body }) => changeSettings(context, caller, body),

  async changeLogo({ caller, body: { logo } }) {
    if (!(logo instanceof Uint8Array)) throw fieldRefusal('logo', 'Send a file');
    return changeLogo(context, caller, logo);
  },

  opening: () => showOpening(context),
});
