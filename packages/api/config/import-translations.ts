import { type TranslatedCode, translatedCodes } from 'market/config/config.rules';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { translatedAmong, writeTranslations } from './config-translations.data.ts';

/** A text of the operator from a file: the English, and its translation for each language with a column. */
export type GivenTranslation = { text: string } & Partial<Record<TranslatedCode, string>>;

/** Writes translations and deletes empty ones; returns how many texts had none before. */
export async function importTranslations(
  transaction: Transaction,
  given: readonly GivenTranslation[],
): Promise<number> {
  const known = await translatedAmong(
    transaction satisfies Connection,
    given.map(({ text }) => text),
  );
  await writeTranslations(
    transaction,
    given.flatMap(({ text, ...into }) =>
      translatedCodes.flatMap((language) => {
        const translation = into[language];
        return translation === undefined ? [] : [{ language, text, translation: translation.normalize('NFC') }];
      }),
    ),
  );
  return given.filter(({ text }) => !known.has(text)).length;
}
