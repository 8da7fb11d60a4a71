import { use } from 'react';
import { Nonce } from 'ui/media/nonce.ts';
import { hydrationScript } from './hydration-script-text.ts';

const script = import.meta.env.SSR ? hydrationScript() : '';

/**
 * Runs the scripts of a page after its first paint, so that they stand in front of nothing that is seen. On a page that
 * spares data they wait until it is touched, or a part comes into view that only they can fill; until then it is read,
 * and its links and forms work as on a page without scripts. A button that was pressed before they answer is pressed
 * again once they do, and what was typed or ticked is told to them, also where a part comes to life behind the page.
 * What stands below the first view is drawn behind it, a few cards at a time; all of it once the page is touched.
 */
export function HydrationScript({ savesData }: { savesData: boolean }) {
  const nonce = use(Nonce);
  const call = import.meta.env.SSR ? `(${script})(${savesData})` : '';
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function
      dangerouslySetInnerHTML={{ __html: call }}
    />
  );
}
