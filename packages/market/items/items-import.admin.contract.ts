import * as z from 'zod/mini';
import { endpoint, text, uploadedFile } from '../calls/endpoint.ts';
import { importKinds } from './items-import.rules.ts';

const kind = z.enum(importKinds);

const importReply = z.object({
  /** Lines, or zones of a GeoJSON file, with and without faults. */
  line_count: z.int(),
  /** As many of them are written; a repeated call goes on behind them. */
  lines_done: z.int(),
  is_done: z.boolean(),
  /** What the whole file adds and changes, or what this call has. */
  added: z.int(),
  changed: z.int(),
  rows: z.array(
    z.object({
      line: z.int(),
      /** The slug; of a courier the contact. */
      key: z.string(),
      name: z.string(),
      /** The file of the photo of an item, as the line names it. */
      photo: z.string(),
      is_new: z.boolean(),
    }),
  ),
  /** With one of them nothing is written; `field` is empty for the whole line, and `line` 0 for the whole file. */
  faults: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
});
export type MarketImport = z.infer<typeof importReply>;

/** Zones, stores, items and couriers from files [OPS-090]. */
export const adminImportContract = {
  columns: endpoint({
    method: 'GET',
    path: '/api/v1/admin/import/{kind}/columns',
    summary: 'The columns of a file, with what each is for; none for zones, which are GeoJSON [OPS-090]',
    callers: 'operator:ops.import',
    params: z.object({ kind }),
    reply: z.object({
      columns: z.array(z.object({ name: z.string(), about: z.string(), is_needed: z.boolean() })),
    }),
    refusals: [],
  }),
  file: endpoint({
    method: 'POST',
    path: '/api/v1/admin/import',
    summary:
      'Check a file, or write its next lines: each call some, and after a cut those that were not written [OPS-090]',
    callers: 'operator:ops.import',
    bodyAs: 'multipart',
    body: z.object({ kind, file: uploadedFile, step: z.enum(['preview', 'write']) }),
    reply: importReply,
    refusals: ['right_missing', 'too_large', 'overloaded'],
  }),
  photo: endpoint({
    method: 'POST',
    path: '/api/v1/admin/import/photo',
    summary: 'Give an imported item its photo; one that has a photo already keeps it [OPS-090]',
    callers: 'operator:ops.import',
    bodyAs: 'multipart',
    body: z.object({ slug: text(200), photo: uploadedFile }),
    reply: z.object({ is_added: z.boolean() }),
    refusals: ['right_missing', 'item_not_found', 'too_large', 'overloaded', 'changed_meanwhile', 'photos_full'],
  }),
};
