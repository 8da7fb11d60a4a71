import type { GivenTranslation } from 'api/config/import-translations';
import type { Column, Columns } from 'api/http/csv/read-csv-lines';
import { neededText, textOf } from 'api/http/csv/read-fields';
import { type TranslatedCode, tagOf, translatedCodes } from 'market/config/config.rules';

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

export const translationColumns: Columns<GivenTranslation> = {
  text: {
    about: 'The English text as it is stored. A # stands for a number: `# pieces` matches all of them.',
    read: neededText(1_000),
    isNeeded: true,
  },
  ...(Object.fromEntries(
    translatedCodes.map((code) => [
      code,
      { about: `The ${englishNames.of(tagOf(code))} translation; empty removes it.`, read: textOf(1_000) },
    ]),
  ) as Record<TranslatedCode, Column>),
};
