import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { type TranslatedCode, translatedCodes } from 'market/config/config.rules';
import type { ImportedTexts } from 'market/config/config-texts.admin.contract';
import { maxTextLines, signsDifference, type TextChange } from 'market/config/config-texts.rules';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { notUtf8, readFileLines, textIn } from '#api/http/csv/read-file-lines.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { writeTranslations } from '../config-translations.data.ts';
import type { GivenTranslation } from '../import-translations.ts';
import { publishChange } from '../publish-change.ts';
import { lockTranslations, translationsOf } from './config-texts.data.ts';
import { usedTexts } from './list-texts.ts';
import { translationLines } from './translation-lines.ts';

type AdminTexts = Contract['adminTexts'];
type Context = Pick<ApiContext, 'db' | 'live' | 'identity' | 'brand'>;
type Change = TextChange<TranslatedCode>;

/** Changes that a line of the audit log names; of more it has the number. */
const auditedChanges = 20;

/**
 * Changes translations, all of them or none, and tells all nodes [OPS-088]. Refuses one whose signs differ from those of its
 * text, and one that another person has changed since it was seen. Only for operators of all zones, which share the texts.
 */
export async function changeTexts(
  context: Context,
  staff: AuthorizedOperator,
  { changes }: BodyOf<AdminTexts['change']>,
): Promise<ReplyOf<AdminTexts['change']>> {
  mustSeeAll(staff);
  const wanted = changes.map((change) => ({ ...change, after: change.after.normalize('NFC') }));
  if (new Set(wanted.map(keyOf)).size < wanted.length) throw fieldRefusal('changes', 'Send it once');
  if (wanted.some(({ text, after }) => signsDifference(text, after))) throw new Refusal('signs_differ');
  const changed = await actAsStaff(context, staff, async (transaction) => {
    await lockTranslations(transaction);
    const present = await presentOf(transaction, wanted);
    const stale = wanted.filter((change) => present(change) !== change.before);
    if (stale.length > 0) {
      const now = stale.map((change) => ({ ...change, before: present(change) }));
      throw new ChangedMeanwhile({ sent: { changes: stale }, now: { changes: now } });
    }
    return write(transaction, wanted);
  });
  await publishChange(context);
  return { changes: changed };
}

/**
 * Checks a file of translations, or saves it: all of it, and with a fault nothing [OPS-088]. An empty field takes a
 * translation away, a missing column changes nothing. Only for operators of all zones.
 */
export async function importTextsOfFile(
  context: Context,
  staff: AuthorizedOperator,
  { bytes, isPreview }: { bytes: Uint8Array; isPreview: boolean },
): Promise<ImportedTexts> {
  mustSeeAll(staff);
  const text = textIn(bytes);
  if (text === undefined) return { ...nothingImported, faults: [notUtf8] };
  const file = await readFileLines(
    { kind: translationLines, keyOf: (given: GivenTranslation) => given.text, maxLines: maxTextLines },
    text,
  );
  const given = file.lines.map((line) => line.given);
  const lines = { line_count: file.count, faults: file.faults.toSorted((one, other) => one.line - other.line) };
  if (file.faults.length > 0) return { ...nothingImported, ...lines };
  const used = await usedTexts(context);
  const plan = async (db: Connection) => ({
    ...summaryOf(await changesOf(db, given)),
    ...lines,
    unused: given.map((one) => one.text).filter((one) => !used.has(one)),
  });
  if (isPreview) return { ...(await plan(context.db)), is_saved: false };
  const saved = await actAsStaff(context, staff, async (transaction) => {
    await lockTranslations(transaction);
    const planned = await plan(transaction);
    const { change } = await write(transaction, planned.changes);
    return { result: planned, change: { ...change, action: 'texts.import' } };
  });
  await publishChange(context);
  return { ...saved, is_saved: true };
}

const nothingImported: ImportedTexts = {
  ...{ line_count: 0, added: 0, changed: 0, removed: 0, unused: [], changes: [], is_saved: false, faults: [] },
};

/** Returns what a file changes: what is there already is no change. */
async function changesOf(db: Connection, given: readonly GivenTranslation[]): Promise<Change[]> {
  const wanted = given.flatMap(({ text, ...into }) =>
    translatedCodes.flatMap((language) => {
      const translation = into[language];
      return translation === undefined ? [] : [{ text, language, after: translation.normalize('NFC') }];
    }),
  );
  const present = await presentOf(db, wanted);
  return wanted
    .map(({ text, language, after }) => ({ text, language, before: present({ text, language }), after }))
    .filter(({ before, after }) => before !== after);
}

function summaryOf(changes: Change[]) {
  return {
    added: changes.filter(({ before }) => before === '').length,
    changed: changes.filter(({ before, after }) => before !== '' && after !== '').length,
    removed: changes.filter(({ after }) => after === '').length,
    changes,
  };
}

type Place = Pick<Change, 'text' | 'language'>;

/** Returns a function that gives the present translation of a text, empty for none. */
async function presentOf(db: Connection, places: readonly Place[]): Promise<(place: Place) => string> {
  const rows =
    places.length > 0
      ? await translationsOf(
          db,
          places.map(({ text }) => text),
        )
      : [];
  const present = new Map(rows.map((row) => [keyOf(row), row.translation]));
  return (place) => present.get(keyOf(place)) ?? '';
}

function keyOf({ text, language }: { text: string; language: string }): string {
  return `${language} ${text}`;
}

async function write(transaction: Transaction, changes: readonly Change[]) {
  await writeTranslations(
    transaction,
    changes.map(({ text, language, after }) => ({ text, language, translation: after })),
  );
  const named = changes.slice(0, auditedChanges);
  const side = (translationOf: (change: Change) => string) => ({
    count: changes.length,
    texts: named.map((change) => ({
      text: change.text,
      language: change.language,
      translation: translationOf(change),
    })),
  });
  return {
    result: [...changes],
    change: {
      action: 'texts.change',
      subject: 'texts',
      before: side(({ before }) => before),
      after: side(({ after }) => after),
    },
  };
}

/** The texts are of all zones. */
function mustSeeAll({ zones }: AuthorizedOperator): void {
  if (zones !== 'all') throw new Refusal('right_missing');
}
