import { useEffect } from 'react';
import { useMarketSettings } from '../calls/use-market-settings.ts';
import { appLanguages } from '../i18n/app-languages.ts';
import { showLanguage } from '../i18n/load-language.ts';
import { chosenLanguage } from '../preferences/device-preferences.ts';

/** Shows the first language of the market where none was chosen on this device, and runs the page in its direction. */
export function useMarketLanguage(): void {
  const settings = useMarketSettings();
  useEffect(() => {
    if (!settings) return;
    const language = chosenLanguage() ?? appLanguages.find(({ code }) => code === settings.languages[0]);
    if (!language) return;
    const { documentElement } = document;
    documentElement.dir = settings.right_to_left_codes.includes(language.code) ? 'rtl' : 'ltr';
    if (documentElement.lang !== language.tag) void showLanguage(language).catch(() => undefined);
  }, [settings]);
}
