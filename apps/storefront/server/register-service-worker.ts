import { cookieIn } from 'app-kit/browser/cookies.ts';
import { setPreference } from 'app-kit/browser/save-preference.ts';
import { preferencesOf, requestedLanguage } from '#browser/preferences.ts';
import { showWhenOutdated } from '#features/config/missing-parts.tsx';
import { catalogueOf, i18nOf, loadOtherTexts } from '#i18n/page-texts.ts';

/** Not urgent work after the first page: import it after the page has loaded. */

/** A part that does not come. */
addEventListener('vite:preloadError', () => void showWhenOutdated());

/** A visitor who follows a link in a language, and has chosen none, continues in it. */
const requested = requestedLanguage(location.search);
if (requested && !cookieIn(document.cookie, 'language-setting'))
  setPreference('language-setting', requested.languageCode);

/** Caches the offline page in the language of the visitor. Over a plain connection browsers have no workers. */
const { languageCode, tag } = preferencesOf(document.cookie).language;
navigator.serviceWorker
  ?.register(`/sw.js?lang=${languageCode}&tag=${catalogueOf(tag)}`, { updateViaCache: 'none' })
  .catch((error: unknown) => console.warn(error));

/** Messages of the worker: a push that arrived while this page is visible, or one that the user pressed. */
navigator.serviceWorker?.addEventListener('message', async ({ data }: MessageEvent<WorkerWord>) => {
  const goTo = (path: string) => location.assign(path);
  if (data.follow) {
    goTo(data.follow);
    return;
  }
  const { lang } = document.documentElement;
  const [{ receivePush }] = await Promise.all([
    import('#features/notifications/receive-push.tsx'),
    loadOtherTexts(lang),
  ]);
  if (data.push) receivePush(data.push, i18nOf(lang), goTo);
});

interface WorkerWord {
  push?: Record<string, string>;
  /** A path. */
  follow?: string;
}
