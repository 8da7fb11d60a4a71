import { cookieIn } from '#browser/cookies.ts';
import { languageAsked, preferencesOf } from '#browser/preferences.ts';
import { setPreference } from '#browser/save-preference.ts';
import { showStillLoading, showWhenOutdated } from '#features/config/missing-parts.tsx';
import { learnRest, speechIn } from '#i18n/speech.ts';

/** What nobody waits for, once the first page stands: import it after the page has loaded. */

/** A part that does not come, and a press that waits for one too long. */
addEventListener('vite:preloadError', () => void showWhenOutdated());
addEventListener('held', showStillLoading);

/** Whoever comes by a link in a language, and has chosen none, goes on in it. */
const asked = languageAsked(location.search);
if (asked && !cookieIn(document.cookie, 'language-setting')) setPreference('language-setting', asked.languageCode);

/** Keeps the offline page in the language of the visitor. Over a plain connection browsers have no workers. */
const { languageCode, tag } = preferencesOf(document.cookie).language;
navigator.serviceWorker
  ?.register(`/sw.js?lang=${languageCode}&tag=${tag}`, { updateViaCache: 'none' })
  .catch((error: unknown) => console.warn(error));

/** What the worker hands over: a push that came while this page is looked at, or one that somebody has pressed. */
navigator.serviceWorker?.addEventListener('message', async ({ data }: MessageEvent<WorkerWord>) => {
  const goTo = (path: string) => location.assign(path);
  if (data.follow) {
    goTo(data.follow);
    return;
  }
  const { lang } = document.documentElement;
  const [{ receivePush }] = await Promise.all([import('#features/notifications/receive-push.tsx'), learnRest(lang)]);
  if (data.push) receivePush(data.push, speechIn(lang), goTo);
});

interface WorkerWord {
  push?: Record<string, string>;
  /** A path. */
  follow?: string;
}
