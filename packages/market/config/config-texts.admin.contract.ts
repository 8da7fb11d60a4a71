import * as z from 'zod/mini';
import { endpoint, listReply, pageQuery, text, uploadedFile } from '../calls/endpoint.ts';
import { translatedCodes } from './config.rules.ts';
import { maxTextChanges, maxTextLength, textKinds } from './config-texts.rules.ts';

const language = z.enum(translatedCodes);

const translatedText = z.object({
  /** The English words; a # stands for a number. */
  text: z.string(),
  /** What has this text; `unused` for none. */
  kinds: z.array(z.enum(textKinds)),
  /** Into each language of the market; empty for none. */
  translations: z.array(z.object({ language, translation: z.string() })),
});
export type AdminText = z.infer<typeof translatedText>;

const textChange = z.object({
  text: z.string(),
  language,
  /** Empty for no translation. */
  before: z.string(),
  after: z.string(),
});

const importedTexts = z.object({
  line_count: z.int(),
  /** Translations that are new, others than before, and taken away. */
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** Texts of the file that nothing uses now. */
  unused: z.array(z.string()),
  changes: z.array(textChange),
  is_saved: z.boolean(),
  /** With one of them nothing is saved; `field` is empty for the whole line, and `line` 0 for the whole file. */
  faults: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
});
export type ImportedTexts = z.infer<typeof importedTexts>;

/** Names and texts of content in the languages of the market [OPS-088]. */
export const adminTextsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/texts',
    summary: 'Names and texts of content with their translations: missing ones first [OPS-088]',
    callers: 'operator:ops.content',
    query: z.object({
      ...pageQuery(),
      /** Finds words of the text and of its translations. */
      search: z._default(text(100), ''),
      kind: z.optional(z.enum(textKinds)),
      /** Only texts that this language lacks; `any` for one of all. */
      missing: z.optional(z.enum(['any', ...translatedCodes])),
    }),
    reply: z.extend(listReply('texts', translatedText), {
      /** Those of the market without English, with how many texts that are in use each of them lacks. */
      languages: z.array(z.object({ language, missing: z.int() })),
    }),
    refusals: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/texts',
    summary: 'Change translations, all of them or none; an empty one is taken away [OPS-088] [SEAT-39]',
    callers: 'operator:ops.content',
    body: z.object({
      changes: z
        .array(
          z.object({
            text: text(maxTextLength).check(z.minLength(1, 'This field is required.')),
            language,
            /** As the caller saw it. */
            before: text(maxTextLength),
            after: text(maxTextLength),
          }),
        )
        .check(z.minLength(1), z.maxLength(maxTextChanges)),
    }),
    reply: z.object({ changes: z.array(textChange) }),
    refusals: ['right_missing', 'signs_differ', 'changed_meanwhile'],
  }),
  importFile: endpoint({
    method: 'POST',
    path: '/api/v1/admin/texts/import',
    summary:
      'Check a CSV file of translations, or save it, all or nothing; its columns are `text` and codes of languages [OPS-088]',
    callers: 'operator:ops.content',
    bodyAs: 'multipart',
    body: z.object({ file: uploadedFile, step: z.enum(['preview', 'save']) }),
    reply: importedTexts,
    refusals: ['right_missing', 'too_large', 'overloaded'],
  }),
};
