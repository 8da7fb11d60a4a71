import { setNonce } from 'get-nonce';
import { loadWithRetries } from 'ui/layout/lazy-part.tsx';
import { loadFirstTexts, loadOtherTexts } from './i18n/page-texts.ts';

// Overlays write a style element while they lock scrolling; the policy wants the nonce of the page on it.
setNonce(document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '');

// A navigation that replaces another one aborts what that one still streams, and React Router does not handle the
// rejection. An abort is not a fault.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
});

const language = document.documentElement.lang;
/** What the page shows at first needs only the first texts, as its handle says. */
const hasFirstTexts = document.documentElement.dataset.texts === 'first';
// A third of the scripts of a page only hydrates it. No preload names that part, so what is seen comes first.
const [{ hydrate }] = await Promise.all([
  loadWithRetries(() => import('./hydrate.tsx')),
  loadWithRetries(() => (hasFirstTexts ? loadFirstTexts(language) : loadOtherTexts(language))),
]);
hydrate();
// The other texts, for dialogs and parts that open later.
if (hasFirstTexts) loadOtherTexts(language).catch((error: unknown) => console.warn(error));
// Not urgent, so it loads after everything that the page has requested.
if (import.meta.env.PROD) {
  const registerServiceWorker = () =>
    void import('./server/register-service-worker.ts').catch((error: unknown) => console.warn(error));
  if (document.readyState === 'complete') registerServiceWorker();
  else addEventListener('load', registerServiceWorker);
}
