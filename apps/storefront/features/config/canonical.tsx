import { useLocation } from 'react-router';
import { requestedLanguage } from '#browser/preferences.ts';
import { offeredLanguages } from '#i18n/languages.ts';
import { useMarket } from './use-market.ts';

/** The canonical address of a page for search engines, and the same page in each language. */
export function Canonical({ path }: { path: string }) {
  const { origin } = useMarket();
  const whole = origin + path;
  return (
    <>
      <link rel="canonical" href={useOwnAddress(path)} />
      {/* Only search engines read this, so it is in the server-rendered page only, and browsers do not update it. */}
      {import.meta.env.SSR && <Alternates whole={whole} />}
    </>
  );
}

/** Whole, with the language where the address names one. */
export function useOwnAddress(path: string): string {
  const { origin } = useMarket();
  const requested = requestedLanguage(useLocation().search);
  return requested ? inLanguage(origin + path, requested.languageCode) : origin + path;
}

function Alternates({ whole }: { whole: string }) {
  return (
    <>
      <link rel="alternate" hrefLang="x-default" href={whole} />
      {offeredLanguages().map(({ tag, languageCode }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={inLanguage(whole, languageCode)} />
      ))}
    </>
  );
}

function inLanguage(address: string, code: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${code}`;
}
