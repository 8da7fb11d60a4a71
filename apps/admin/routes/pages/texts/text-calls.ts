import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { csvOf } from 'market/access/access-audit.rules';
import type { ReplyOf } from 'market/calls/endpoint';
import { everyRow } from 'market/calls/every-row';
import type { TranslatedCode } from 'market/config/config.rules';
import { type AdminText, adminTextsContract } from 'market/config/config-texts.admin.contract';
import { inCalls, maxTextChanges, type TextChange, type TextKind } from 'market/config/config-texts.rules';

const calls = createApiClient({ texts: adminTextsContract }).texts;

export type Change = TextChange<TranslatedCode>;
export type ListedTexts = ReplyOf<typeof adminTextsContract.list>;

export const textsKey = ['admin', 'texts'];

/** Rows of one page. */
export const textsPerPage = 50;
/** What others change shows within this time; events may say so earlier. */
const refetchMilliseconds = 10_000;
/** Bytes of one call, with room for what is around the changes. */
const maxBytes = 48_000;

export interface TextFilter {
  search: string;
  kind: TextKind | undefined;
  missing: TranslatedCode | 'any' | undefined;
}

export const textsQuery = ({ search, kind, missing }: TextFilter, page: number) =>
  queryOptions({
    queryKey: [...textsKey, search, kind, missing, page],
    queryFn: ({ signal }) =>
      calls.list({ query: { limit: textsPerPage, offset: page, ...filterOf({ search, kind, missing }) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMilliseconds,
  });

function filterOf({ search, kind, missing }: TextFilter) {
  return { ...(search && { search }), ...(kind && { kind }), ...(missing && { missing }) };
}

/** Returns all texts that a filter finds as a CSV file, which can be sent back. */
export async function textsAsCsv(filter: TextFilter): Promise<string> {
  const texts = await everyRow('texts', (query) => calls.list({ query: { ...query, ...filterOf(filter) } }));
  return csvOfTexts(texts);
}

export function csvOfTexts(texts: readonly AdminText[]): string {
  const languages = texts[0]?.translations.map(({ language }) => language) ?? [];
  const rows = texts.map(({ text, translations }) => [text, ...translations.map(({ translation }) => translation)]);
  return csvOf([['text', ...languages], ...rows]);
}

/** Returns a list in which these changes are made, as the next reading of it will show them. */
export function withChanges(listed: ListedTexts, changes: readonly Change[]): ListedTexts {
  const afterOf = (text: string, language: string) =>
    changes.find((change) => change.text === text && change.language === language)?.after;
  const texts = listed.texts.map((row) => ({
    ...row,
    translations: row.translations.map(({ language, translation }) => ({
      language,
      translation: afterOf(row.text, language) ?? translation,
    })),
  }));
  return { ...listed, texts };
}

/**
 * Saves changes, in as many calls as their length needs, and passes on what each has saved; returns all of it. Rejects with
 * the first refusal: calls before it have saved their part.
 */
export async function saveChanges(
  changes: readonly Change[],
  onSaved?: (saved: readonly Change[]) => void,
): Promise<Change[]> {
  const saved: Change[] = [];
  for (const part of inCalls(changes, { maxChanges: maxTextChanges, maxBytes })) {
    const { changes: done } = await calls.change({ body: { changes: part } });
    onSaved?.(done);
    saved.push(...done);
  }
  return saved;
}

export function sendTextsFile(file: File, step: 'preview' | 'save') {
  return calls.importFile({ body: { file, step } });
}
