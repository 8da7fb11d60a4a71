import * as z from 'zod/mini';
import { endpoint, id, text, uploadedFile } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';
import { guideSteps, isFilmOrNone, maxReasons } from './parcel-home.rules.ts';

const moduleType = z.enum(moduleTypes);

const sentStep = z.object({ label: text(60).check(z.minLength(1)), text: text(200) });

const sentReason = z.object({
  /** Null for a new one, which shows a gift until it has a picture of its own. */
  id: z.nullable(id),
  title: text(100).check(z.minLength(1)),
  short_description: text(300),
});

const home = z.object({
  module_type: moduleType,
  module_name: z.string(),
  /** As they follow each other. */
  reasons: z.array(
    z.object({ id: z.int(), title: z.string(), short_description: z.string(), image_full_url: z.string() }),
  ),
  /** How sending works; null shows nothing of it. */
  guide: z.nullable(
    z.object({
      /** The path of a film on this site; empty shows the picture alone. */
      film: z.string(),
      image_full_url: z.string(),
      steps: z.array(z.object({ label: z.string(), text: z.string() })),
    }),
  ),
  version: z.int(),
});

export type AdminParcelHome = z.infer<typeof home>;

const params = z.object({ module_type: moduleType });
const photo = z.object({ photo: uploadedFile });

/** What the home of a module that carries parcels tells about it, in every zone. */
export const adminParcelHomeContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/modules/{module_type}/home',
    summary: 'The reasons and the film on the home of a module [OPS-052]',
    callers: 'operator:ops.content',
    params,
    reply: home,
    refusals: ['module_not_found'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/modules/{module_type}/home',
    summary:
      'Replace the reasons, in their sequence, and how it works; what is left out goes with its picture [OPS-052]',
    callers: 'operator:ops.content',
    params,
    body: z.object({
      reasons: z.array(sentReason).check(z.maxLength(maxReasons)),
      guide: z.nullable(
        z.object({
          film: text(200).check(z.refine(isFilmOrNone, 'Write the path of a film on this site')),
          steps: z.array(sentStep).check(z.minLength(guideSteps), z.maxLength(guideSteps)),
        }),
      ),
      version: z.int(),
    }),
    reply: home,
    refusals: ['right_missing', 'module_not_found', 'changed_meanwhile'],
  }),
  setReasonPicture: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/modules/{module_type}/reasons/{reason_id}/picture',
    summary: 'Replace the picture of a reason: re-encoded and cut to a square [OPS-052]',
    callers: 'operator:ops.content',
    params: z.object({ module_type: moduleType, reason_id: id }),
    bodyAs: 'multipart',
    body: photo,
    reply: home,
    refusals: [
      ...(['right_missing', 'module_not_found', 'not_found'] as const),
      ...(['picture_kind', 'picture_size', 'picture_small', 'too_large', 'overloaded'] as const),
    ],
  }),
  setGuidePicture: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/modules/{module_type}/guide/picture',
    summary: 'Replace the picture in front of the film, which is cut to 16 by 10 [OPS-052]',
    callers: 'operator:ops.content',
    params,
    bodyAs: 'multipart',
    body: photo,
    reply: home,
    refusals: [
      ...(['right_missing', 'module_not_found', 'not_found'] as const),
      ...(['picture_kind', 'picture_size', 'picture_small', 'too_large', 'overloaded'] as const),
    ],
  }),
};
