import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Segmented } from 'ui/forms/segmented.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import type { Theme } from '#browser/preferences.ts';

export interface ThemeSwitchProps {
  /** The earlier choice; without one the device decides [NAV-30]. */
  chosen?: Theme;
}

/** Light or dark, at once and for the next visit. */
export function ThemeSwitch({ chosen }: ThemeSwitchProps) {
  const { t } = useLingui();
  const [theme, setTheme] = useState<Theme>(chosen ?? 'light');

  useEffect(() => setTheme(themeShown()), []);

  const change = async (next: Theme) => {
    setTheme(next);
    document.documentElement.dataset.theme = next;
    const { changeSettings } = await import('#browser/preferences.ts');
    changeSettings({ theme: next });
  };
  return (
    <Segmented
      label={t`Theme`}
      value={theme}
      onChange={change}
      options={[
        { value: 'light', icon: 'sun', label: <VisuallyHidden>{t`Light`}</VisuallyHidden> },
        { value: 'dark', icon: 'moon', label: <VisuallyHidden>{t`Dark`}</VisuallyHidden> },
      ]}
    />
  );
}

/** The visible theme of the page. */
function themeShown(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
