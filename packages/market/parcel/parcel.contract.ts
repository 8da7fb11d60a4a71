import * as z from 'zod/mini';
import { endpoint, listReply, pageQuery } from '../calls/endpoint.ts';

/** What one may send [PARC-04]. */
const parcelCategory = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image_full_url: z.string(),
  /** What the shortest way from here costs, with the service charge; null where no zone is chosen. */
  price_from: z.nullable(z.number()),
});

export type ParcelCategory = z.infer<typeof parcelCategory>;

const whyChoose = z.object({
  id: z.int(),
  image_full_url: z.string(),
  title: z.string(),
  short_description: z.string(),
});

export type WhyChoose = z.infer<typeof whyChoose>;

/** `video` and `video_content` are played, anything else is a picture [PARC-11] [PARC-12]. */
const videoContent = z.object({
  banner_type: z.string(),
  /** The https address of a film. */
  banner_video: z.nullable(z.string()),
  /** An uploaded film. */
  banner_video_content_full_url: z.nullable(z.string()),
  banner_image_full_url: z.nullable(z.string()),
  /** Label and description of three steps, one after the other [PARC-13]. */
  banner_contents: z.array(z.string()),
});

export type VideoContent = z.infer<typeof videoContent>;

export const parcelContract = {
  categories: endpoint({
    method: 'GET',
    path: '/api/v1/parcel-category',
    summary: 'What can be sent',
    callers: 'anyone',
    inZones: 'optional',
    query: z.object(pageQuery()),
    reply: listReply('parcel_categories', parcelCategory),
    refusals: [],
  }),
  whyChoose: endpoint({
    method: 'GET',
    path: '/api/v1/parcel/why-choose',
    summary: 'Why one should send with this market',
    callers: 'anyone',
    inZones: 'optional',
    query: z.object(pageQuery()),
    reply: listReply('reasons', whyChoose),
    refusals: [],
  }),
  videoContent: endpoint({
    method: 'GET',
    path: '/api/v1/parcel/video-content',
    summary: 'How sending works: a film or a picture, and three steps; no steps where the operator has given none',
    callers: 'anyone',
    inZones: 'optional',
    reply: videoContent,
    refusals: [],
  }),
};
