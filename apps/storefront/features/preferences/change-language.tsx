import { msg } from '@lingui/core/macro';
import { setPreference } from 'app-kit/browser/save-preference.ts';
import { toastAfterLoad } from 'ui/feedback/carried-toasts.ts';
import { changeSettings } from '#browser/preferences.ts';
import { reloadPage } from '#browser/reload-page.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { i18nOf, loadOtherTexts } from '#i18n/page-texts.ts';

/**
 * Saves language and direction, and reloads the page [I18N-07] [I18N-08] [NAV-32]. Loads the catalogue first: without a
 * connection the page stays, and the confirmation is in the new language [I18N-09].
 */
export async function changeLanguage({ languageCode, tag }: Language, rightToLeft: readonly string[]): Promise<void> {
  await loadOtherTexts(tag);
  setPreference('language-setting', languageCode);
  changeSettings({ direction: directionOf(languageCode, rightToLeft) });
  toastAfterLoad({ text: i18nOf(tag)._(msg`Language has been changed`) });
  reloadPage();
}
