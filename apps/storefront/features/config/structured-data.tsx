import { use } from 'react';
import { Nonce } from 'ui/media/nonce.ts';
import { writeJsonLd } from './write-json-ld.ts';

/** The structured data of a page as JSON-LD. Only the server renders them; a browser leaves them unchanged. */
export function StructuredData({ jsonLd }: { jsonLd: object[] | undefined }) {
  const nonce = use(Nonce);
  const written = import.meta.env.SSR && jsonLd ? writeJsonLd(jsonLd) : '';
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no text in it can end the element
      dangerouslySetInnerHTML={{ __html: written }}
    />
  );
}
