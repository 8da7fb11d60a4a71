import { describe, expect, it } from 'vitest';
import { preferencesOf } from '#browser/preferences.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { LanguageSwitch } from './language-switch.tsx';

async function openMenu() {
  const screen = await renderInMarket(<LanguageSwitch />);
  await screen.getByRole('button', { name: 'Language English' }).click();
  const menu = screen.getByRole('dialog', { name: 'Language' });
  await expect.element(menu).toBeVisible();
  return { screen, menu };
}

describe('the menu of languages', () => {
  it('[I18N-01] [I18N-03] lists every language in its own words, with its flag', async () => {
    const { menu } = await openMenu();
    const rows = menu.getByRole('listitem').elements();
    expect(rows.map((row) => row.textContent)).toEqual([
      'Englishen',
      'Yorùbáyo',
      'Hausaha · right to left',
      'Kiswahilike',
    ]);
    for (const row of rows) expect(row.querySelector('img')?.getAttribute('src')).toContain('svg');
    expect(rows.map((row) => row.querySelector('[lang]')?.getAttribute('lang'))).toEqual(['en', 'yo', 'ha', 'sw']);
    await expect.element(menu.getByRole('button', { name: 'English en' })).toHaveAttribute('aria-current', 'true');
  });

  it('[I18N-04] [I18N-05] [I18N-06] asks first, and a no changes nothing', async () => {
    const { screen, menu } = await openMenu();
    await menu.getByRole('button', { name: 'Yorùbá yo' }).click();
    const question = screen.getByRole('alertdialog', { name: 'Are you sure to change the language?' });
    await expect.element(question.getByText('The browser will refresh to get translated content.')).toBeVisible();
    await question.getByRole('button', { name: 'No' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(preferencesOf(document.cookie).language.languageCode).toBe('en');
    expect(preferencesOf(document.cookie).direction).toBeUndefined();
  });

  it('asks nothing where the language of the page is chosen again', async () => {
    const { screen, menu } = await openMenu();
    await menu.getByRole('button', { name: 'English en' }).click();
    await expect.element(menu).not.toBeInTheDocument();
    expect(screen.getByRole('alertdialog').elements()).toEqual([]);
  });
});
