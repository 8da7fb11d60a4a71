import { afterEach, describe, expect, it } from 'vitest';
import { preferencesOf } from '#browser/preferences.ts';
import { renderInEnglish } from '../../testing/render-in-english.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

describe('the theme', () => {
  afterEach(() => {
    delete document.documentElement.dataset.theme;
  });

  it('[NAV-30] [NAV-31] changes at once and is saved under settings', async () => {
    const screen = await renderInEnglish(<ThemeSwitch />);
    await screen.getByRole('radio', { name: 'Dark' }).click();
    expect(document.documentElement.dataset.theme).toBe('dark');
    await expect.poll(() => preferencesOf(document.cookie).theme).toBe('dark');
    await screen.getByRole('radio', { name: 'Light' }).click();
    await expect.poll(() => preferencesOf(document.cookie).theme).toBe('light');
  });

  it('[NAV-31] shows what the page shows', async () => {
    document.documentElement.dataset.theme = 'dark';
    const screen = await renderInEnglish(<ThemeSwitch chosen="dark" />);
    await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});
