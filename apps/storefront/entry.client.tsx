import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { untilThere } from 'ui/layout/lazy-part.tsx';
import { learn, learnRest } from './i18n/speech.ts';

// Overlays write a style element while they lock scrolling; the policy wants the nonce of the page on it.
setNonce(document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '');

const language = document.documentElement.lang;
/** Pages whose words are the first to arrive; every other page needs the rest at once. */
const isFirstPage = ['/', '/home'].includes(location.pathname) && !location.search.includes('data_type');
await untilThere(() => (isFirstPage ? learn(language) : learnRest(language)));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
// Before anybody can open what needs them.
if (isFirstPage) learnRest(language).catch((error: unknown) => console.warn(error));
// Not urgent, so it loads after everything that the page has requested.
if (import.meta.env.PROD) {
  const registerServiceWorker = () =>
    void import('./server/register-service-worker.ts').catch((error: unknown) => console.warn(error));
  if (document.readyState === 'complete') registerServiceWorker();
  else addEventListener('load', registerServiceWorker);
}
