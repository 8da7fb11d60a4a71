import { cookieIn } from '../browser/cookies.ts';
import { setPreference } from '../browser/save-preference.ts';
import { type AppLanguage, appLanguages, english } from '../i18n/app-languages.ts';

/** `system`: as the device has it. */
export type Theme = 'light' | 'dark' | 'system';

/** Returns the language that was chosen on this device, in the storefront or in any application. */
export function chosenLanguage(): AppLanguage | undefined {
  const code = cookieIn(document.cookie, 'language-setting');
  return appLanguages.find((language) => language.code === code);
}

/** The same, English where none was chosen. */
export function savedLanguage(): AppLanguage {
  return chosenLanguage() ?? appLanguages.find(({ tag }) => tag === document.documentElement.lang) ?? english;
}

export function saveLanguage({ code }: AppLanguage): void {
  setPreference('language-setting', code);
}

export function savedTheme(): Theme {
  const { theme } = savedSettings();
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows the page in a theme and keeps the choice, which the storefront follows as well. */
export function saveTheme(theme: Theme): void {
  const { theme: _, ...others } = savedSettings();
  setPreference('settings', JSON.stringify(theme === 'system' ? others : { ...others, theme }));
  showTheme(theme);
}

/** Without the attribute the tokens follow the device. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

function savedSettings(): Record<string, unknown> {
  try {
    const settings: unknown = JSON.parse(cookieIn(document.cookie, 'settings') ?? '{}');
    return settings !== null && typeof settings === 'object' ? { ...settings } : {};
  } catch {
    return {};
  }
}
