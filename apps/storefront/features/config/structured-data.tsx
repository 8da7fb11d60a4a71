import { use } from 'react';
import { Nonce } from 'ui/media/nonce.ts';
import { writtenFacts } from './written-facts.ts';

/** Facts of a page for machines, as JSON-LD. They are made on the server alone; a browser leaves them as they came. */
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
