import * as z from 'zod/mini';
import { endpoint, listReply, pageQuery, text, uploadedFile } from '../calls/endpoint.ts';
import { bannerSections, moduleTypes } from '../modules/modules.rules.ts';

const version = z.int().check(z.minimum(0));

const sectionBanner = z.object({
  module_type: z.enum(moduleTypes),
  section: z.enum(bannerSections),
  title: z.string(),
  image_full_url: z.string(),
  version: z.int(),
});

export type AdminSectionBanner = z.infer<typeof sectionBanner>;

const sectionParams = z.object({ module_type: z.enum(moduleTypes), section: z.enum(bannerSections) });

/** The banners beside the sections of the home pages: one for each section of a module, in all zones. */
export const adminSectionsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/section-banners',
    summary: 'The banners of sections, by module [OPS-065]',
    callers: 'operator:ops.content',
    query: z.object(pageQuery()),
    reply: listReply('banners', sectionBanner),
    refusals: [],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/section-banners/{module_type}/{section}',
    summary: 'Set the words of the banner of a section; without a picture it shows a gift [OPS-065]',
    callers: 'operator:ops.content',
    params: sectionParams,
    body: z.object({
      title: text(60).check(z.minLength(1, 'Name is required')),
      /** Null for a section without a banner. */
      version: z.nullable(version),
    }),
    reply: sectionBanner,
    refusals: ['right_missing', 'banner_not_found', 'changed_meanwhile'],
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/section-banners/{module_type}/{section}/picture',
    summary: 'Replace the picture of the banner of a section, which is cut to a square [OPS-065]',
    callers: 'operator:ops.content',
    params: sectionParams,
    bodyAs: 'multipart',
    body: z.object({ photo: uploadedFile }),
    reply: sectionBanner,
    refusals: ['banner_not_found', 'picture_kind', 'picture_size', 'picture_small', 'too_large', 'overloaded'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/section-banners/{module_type}/{section}',
    summary: 'Delete the banner of a section with its picture [OPS-065]',
    callers: 'operator:ops.content',
    params: sectionParams,
    reply: z.object({ message: z.string() }),
    refusals: ['banner_not_found'],
  }),
};
