import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { fieldRefusal } from '#api/http/refusal.ts';
import { changeTexts, importTextsOfFile } from './edit-texts.ts';
import { listTexts } from './list-texts.ts';

export const adminTextsRoutes = (context: ApiContext): Handlers<Contract['adminTexts']> => ({
  list: ({ query }) => listTexts(context, query),

  change: ({ caller, body }) => changeTexts(context, caller, body),

  importFile({ caller, body: { file, step } }) {
    if (!(file instanceof Uint8Array)) throw fieldRefusal('file', 'Send a file');
    return importTextsOfFile(context, caller, { bytes: file, isPreview: step === 'preview' });
  },
});
