import { type TranslatedCode, tagOf, translatedCodes } from 'market/config/config.rules';
import { maxTextLength, signsDifference } from 'market/config/config-texts.rules';
import type { Column, Columns, LineKind } from '#api/http/csv/read-csv-lines.ts';
import { neededText, type Reader, textOf } from '#api/http/csv/read-fields.ts';
import type { GivenTranslation } from '../import-translations.ts';

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** Our own files have a quote before what a spreadsheet would take for a formula. */
const guarded = /^'(?=[=+\-@])/;
const unguarded =
  (read: Reader<string>): Reader<string> =>
  (text) =>
    read(text.trim().replace(guarded, ''));

const translationColumns: Columns<GivenTranslation> = {
  text: {
    about: 'The English text as it is stored. A # stands for a number: `# pieces` matches all of them.',
    read: unguarded(neededText(maxTextLength)),
    isNeeded: true,
  },
  ...(Object.fromEntries(
    translatedCodes.map((code) => [
      code,
      {
        about: `The ${englishNames.of(tagOf(code))} translation; empty removes it.`,
        read: unguarded(textOf(maxTextLength)),
      },
    ]),
  ) as Record<TranslatedCode, Column>),
};

/** The lines of a file of translations; each must have the signs of its English text [OPS-088]. */
export const translationLines: LineKind<GivenTranslation> = {
  columns: translationColumns,
  faultsTogether: ({ text, ...into }) =>
    translatedCodes.flatMap((code) => {
      const difference = signsDifference(text, into[code] ?? '');
      if (!difference) return [];
      const { missing, extra } = difference;
      const parts = [
        ...(missing.length > 0 ? [`lacks ${missing.join(' ')} of the text`] : []),
        ...(extra.length > 0 ? [`has ${extra.join(' ')}, which the text has not`] : []),
      ];
      return [{ field: code, reason: parts.join(', and ') }];
    }),
};
