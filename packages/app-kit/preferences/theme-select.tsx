import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Select } from 'ui/forms/field.tsx';
import { savedTheme, saveTheme, type Theme } from './device-preferences.ts';

/** Light, dark, or as the device has it. */
export function ThemeSelect({ isLabelHidden }: { isLabelHidden?: boolean }) {
  const { t } = useLingui();
  const [theme, setTheme] = useState(savedTheme);
  const change = (next: Theme) => {
    setTheme(next);
    saveTheme(next);
  };
  return (
    <Select
      label={t`Theme`}
      isLabelHidden={isLabelHidden}
      value={theme}
      onChange={({ target }) => change(target.value as Theme)}
    >
      <option value="system">
        <Trans>Device theme</Trans>
      </option>
      <option value="light">
        <Trans>Light</Trans>
      </option>
      <option value="dark">
        <Trans>Dark</Trans>
      </option>
    </Select>
  );
}
