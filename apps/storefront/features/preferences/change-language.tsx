import { msg } from '@lingui/core/macro';
import { toastAfterLoad } from 'ui/feedback/carried-toasts.ts';
import { changeSettings } from '#browser/preferences.ts';
import { setPreference } from '#browser/save-preference.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { learnRest, speechIn } from '#i18n/speech.ts';

/**
 * Keeps language and direction, and loads the page anew [I18N-07] [I18N-08] [NAV-32]. Its words are fetched first:
 * without a connection the page stays as it is, and what follows is said in the new language [I18N-09].
 */
export async function changeLanguage({ languageCode, tag }: Language, rightToLeft: readonly string[]): Promise<void> {
  await learnRest(tag);
  setPreference('language-setting', languageCode);
  changeSettings({ direction: directionOf(languageCode, rightToLeft) });
  toastAfterLoad({ text: speechIn(tag)._(msg`Language has been changed`) });
  location.reload();
}
