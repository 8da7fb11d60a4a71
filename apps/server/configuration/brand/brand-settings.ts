import * as z from 'zod/mini';

/** Name and look of the site. */
export const brandSettings = {
  BRAND_FILE: {
    about: 'Name, colours, logo, texts, languages and modules of your own brand, as JSON. Steps: docs/brand.md.',
    must: 'be the path of a file that ends in .json',
    example: './apps/server/configuration/brand/second-brand.example.json',
    schema: z.optional(z.string().check(z.regex(/^[^\0]+\.json$/))),
  },
} as const;
