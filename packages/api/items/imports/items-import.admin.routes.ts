import type { Contract } from 'market/calls/contract';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import type { Column } from '#api/http/csv/read-csv-lines.ts';
import { fieldRefusal } from '#api/http/refusal.ts';
import { addImportedPhoto } from './add-imported-photo.ts';
import { importMarket } from './import-market.ts';
import { slugsToName } from './items-imports.data.ts';
import { marketKindOf } from './market-kinds.ts';

export const adminImportRoutes = (context: ApiContext): Handlers<Contract['adminImport']> => ({
  async columns({ params: { kind } }) {
    if (kind === 'zones') return { columns: [] };
    const { country } = await settingsOf(context.db);
    const columns: Record<string, Column> = marketKindOf(kind, { country, mode: context.mode }).columns;
    const named = await slugsToName(context.db, kind);
    const aboutOf = (name: string, { about }: Column) =>
      name === named.column && named.slugs.length > 0 ? `${about} ${named.slugs.join(', ')}.` : about;
    return {
      columns: Object.entries(columns).map(([name, column]) => ({
        name,
        about: aboutOf(name, column),
        is_needed: column.isNeeded === true,
      })),
    };
  },

  file({ caller, body: { kind, file, step } }) {
    if (!(file instanceof Uint8Array)) throw fieldRefusal('file', 'Send a file');
    return importMarket(context, caller, { kind, bytes: file, isPreview: step === 'preview' });
  },

  photo({ caller, body: { slug, photo } }) {
    if (!(photo instanceof Uint8Array)) throw fieldRefusal('photo', 'Send a file');
    return addImportedPhoto(context, caller, { slug, bytes: photo });
  },
});
