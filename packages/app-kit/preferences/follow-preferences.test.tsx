import type { Preferences } from 'market/account/account-preferences.contract';
import { afterEach, describe, expect, it } from 'vitest';
import { loudness } from '../browser/loudness.ts';
import { timeOfDay } from '../formats/clock.ts';
import { sessionQuery } from '../session/session-query.ts';
import { bisi, renderInApp, reply } from '../testing/render-in-app.tsx';
import { FollowPreferences } from './follow-preferences.tsx';
import { applyPreferences } from './personal-preferences.ts';
import { PreferencesFields } from './preferences-fields.tsx';

const usual: Preferences = { language: null, text_size: 100, sounds: 'on', time_format: 'usual', start_page: null };
const afternoon = new Date('2026-11-28T15:00:00Z');

/** Opens the application with the choices that the server has of its person; `path` is where a link leads. */
async function open(preferences: Preferences, path = '/') {
  const pages = [
    { to: '/', label: 'Today' },
    { to: '/menu', label: 'Menu' },
  ];
  const page = (name: string) => (
    <>
      <FollowPreferences />
      <h1>{name}</h1>
      <PreferencesFields pages={pages} />
    </>
  );
  return renderInApp(
    [
      { index: true, element: page('Today') },
      { path: 'menu', element: page('Menu') },
      { path: 'orders', element: page('Orders') },
    ],
    { preferences: () => reply(preferences) },
    path,
    {
      name: 'desk',
      title: (business) => ({ id: 'desk', message: `${business} Desk` }),
      audience: 'For tests',
      prepare: (queries) => queries.setQueryData(sessionQuery.queryKey, { state: 'signed-in', account: bisi as never }),
    },
  );
}

const rootSize = () => document.documentElement.style.fontSize;

afterEach(() => applyPreferences(undefined));

describe('[SEAT-26] the choices of a person', () => {
  it('text size, sounds and time format of the server hold on this device', async () => {
    expect([rootSize(), loudness.share]).toEqual(['', 1]);
    expect(timeOfDay(afternoon, 'UTC')).toBe('3:00 PM');
    await open({ ...usual, text_size: 130, sounds: 'quiet', time_format: '24' });
    await expect.poll(rootSize).toBe('130%');
    expect(loudness.share).toBeLessThan(1);
    expect(timeOfDay(afternoon, 'UTC')).toBe('15:00');
  });

  it('a change is shown at once and sent to the server', async () => {
    const { screen, fakeApi } = await open(usual);
    const sizes = screen.getByRole('combobox', { name: 'Text size' });
    await expect.element(sizes).toHaveValue('100');
    fakeApi.answers.preferences = () => reply({ ...usual, text_size: 130 });
    await sizes.selectOptions('130');
    await expect.poll(rootSize).toBe('130%');
    const sent = () => fakeApi.calls.flatMap(({ body }) => (body ? [body] : []));
    await expect.poll(sent).toEqual([{ ...usual, text_size: 130 }]);
  });

  it('a visit opens at the start page, and a link leads where it says', async () => {
    const menu = { ...usual, start_page: '/menu' };
    const { screen } = await open(menu);
    await expect.element(screen.getByRole('heading', { name: 'Menu' })).toBeVisible();
    const linked = await open(menu, '/orders');
    await expect.element(linked.screen.getByRole('combobox', { name: 'Start page' })).toHaveValue('/menu');
    await expect.element(linked.screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
  });
});
