import { type LanguageCode, languages } from 'market/config/config.rules';

/** The name of a language in itself. */
export function LanguageName({ code }: { code: LanguageCode }) {
  const language = languages.find((known) => known.code === code);
  return <bdi lang={language?.tag}>{language?.name}</bdi>;
}
