import * as z from 'zod/mini';
import { endpoint, text } from '../calls/endpoint.ts';
import { languageCodes, pageNames } from './config.rules.ts';
import { maxPageLength } from './config-pages.rules.ts';

const language = z.enum(languageCodes);

const pageSummary = z.object({
  name: z.enum(pageNames),
  /** Those that have a text. */
  written: z.array(language),
  /** The day of the last change, such as 2026-11-01. */
  changed_on: z.nullable(z.string()),
  /** A file of the server has this text, whatever is saved here. */
  has_brand_file: z.boolean(),
});

const writtenPage = z.extend(pageSummary, {
  /** The languages of the market; the first is the default. */
  languages: z.array(language),
  texts: z.array(z.object({ language, html: z.string() })),
  /** To be sent back with a change; 0 until it is saved for the first time. */
  version: z.int(),
});

export type WrittenPage = z.infer<typeof writtenPage>;

/** Plain text, or HTML; empty for none. */
const html = text(maxPageLength);
/** A name that no page has answers like an unknown id. */
const name = text(60);

/** The texts of the pages that the operator writes. */
export const adminPagesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/pages',
    summary: 'The pages that the operator writes, with the languages that have a text [OPS-068]',
    callers: 'operator:ops.content',
    reply: z.object({ languages: z.array(language), pages: z.array(pageSummary) }),
    refusals: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/pages/{name}',
    summary: 'The texts of a page in every language [OPS-068]',
    callers: 'operator:ops.content',
    params: z.object({ name }),
    reply: writtenPage,
    refusals: ['not_found'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/admin/pages/preview',
    summary: 'A text as customers would see it, and what was taken out of it; nothing is kept [OPS-068]',
    callers: 'operator:ops.content',
    body: z.object({ html }),
    reply: z.object({
      html: z.string(),
      /** Names of tags and attributes that were left out, such as script. */
      removed: z.array(z.string()),
    }),
    refusals: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/pages/{name}/{language}',
    summary: 'Save the text of a page in one language, cleaned; an empty text removes it [OPS-068] [SEAT-39]',
    callers: 'operator:ops.content',
    params: z.object({ name, language }),
    body: z.object({ html, version: z.int() }),
    reply: writtenPage,
    refusals: ['not_found', 'changed_meanwhile'],
  }),
};
