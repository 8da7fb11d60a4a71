import { use } from 'react';
import { Nonce } from 'ui/media/nonce.ts';
import { writtenFacts } from './written-facts.ts';

/** JSON-LD facts of a page. Only the server renders them; a browser leaves them unchanged. */
export function StructuredData({ facts }: { facts: object[] | undefined }) {
  const nonce = use(Nonce);
  const written = import.meta.env.SSR && facts ? writtenFacts(facts) : '';
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
