import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { Refusal } from '#api/http/refusal.ts';
import { changeParcelHome, setGuidePicture, setReasonPicture, showParcelHome } from './manage-parcel-home.ts';

export const adminParcelHomeRoutes = (context: ApiContext): Handlers<Contract['adminParcelHome']> => ({
  show: ({ params }) => showParcelHome(context, params.module_type),
  change: ({ caller, params, body }) => changeParcelHome(context, caller, params.module_type, body),
  async setReasonPicture({ caller, params, body: { photo } }) {
    const given = { type: params.module_type, reasonId: params.reason_id };
    return setReasonPicture(context, caller, { ...given, photo: mustBeFile(photo) });
  },
  async setGuidePicture({ caller, params, body: { photo } }) {
    return setGuidePicture(context, caller, { type: params.module_type, photo: mustBeFile(photo) });
  },
});

function mustBeFile(photo: unknown): Uint8Array {
  if (!(photo instanceof Uint8Array)) throw new Refusal('picture_kind');
  return photo;
}
