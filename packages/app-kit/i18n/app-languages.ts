import { languages } from 'market/config/config.rules';

/** A language of the staff applications: the code that is stored, the tag of its catalogue, and its name in itself. */
export type AppLanguage = (typeof languages)[number];

/** In the order of the menu. */
export const appLanguages: readonly AppLanguage[] = languages;

export const english: AppLanguage = languages[0];
