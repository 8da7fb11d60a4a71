import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { Refusal } from '#api/http/refusal.ts';
import { setCap } from '../cap/set-cap.ts';
import { changeHours, changeOtherDays, showHours } from './change-hours.ts';
import { changeProfile, showProfile } from './edit-profile.ts';
import { pauseStore, resumeStore, setBusy } from './pause-store.ts';
import { removeStorePicture, setStorePicture } from './store-pictures.ts';

export const vendorStoresRoutes = (context: ApiContext): Handlers<Contract['vendorStores']> => ({
  pause: ({ caller, body }) => pauseStore(context, caller, { length: body.for, reason: body.reason }),

  async resume({ caller }) {
    return { store: await resumeStore(context, caller) };
  },

  async setBusy({ caller, body }) {
    return { store: await setBusy(context, caller, { minutes: body.minutes, length: body.for }) };
  },

  async setCap({ caller, body: { by, most, piece_minutes: pieceMinutes } }) {
    return { store: await setCap(context, caller, { by, most, pieceMinutes }) };
  },

  hours: ({ caller }) => showHours(context, caller.storeId),

  setHours: ({ caller, body }) => changeHours(context, caller, body),

  setOtherDays: ({ caller, body }) => changeOtherDays(context, caller, body),

  profile: ({ caller }) => showProfile(context, caller.storeId),

  setProfile: ({ caller, body }) => changeProfile(context, caller, body),

  setPicture({ caller, params: { picture }, body: { version, photo } }) {
    if (!(photo instanceof Uint8Array)) throw new Refusal('picture_kind');
    return setStorePicture(context, caller, { picture, version, bytes: photo });
  },

  removePicture: ({ caller, params: { picture } }) => removeStorePicture(context, caller, picture),
});
