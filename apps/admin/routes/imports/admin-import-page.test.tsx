import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { MarketImport } from 'market/items/items-import.admin.contract';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { operator } from '../../testing/order-under-test.ts';
import { AdminImportPage } from './admin-import-page.tsx';

const plan: MarketImport = {
  ...{ line_count: 2, lines_done: 0, is_done: false, added: 1, changed: 1, faults: [] },
  rows: [
    { line: 2, key: 'auntie-esi-kitchen', name: 'Auntie Esi Kitchen', photo: '', is_new: true },
    { line: 3, key: 'osu-corner-shop', name: 'Osu Corner Shop', photo: '', is_new: false },
  ],
};
/** What the page reads of a zone. */
const zone = { id: 7, name: 'Osu & Labone', slug: 'osu-and-labone' };
const columns = [
  { name: 'slug', about: 'The end of its address.', is_needed: true },
  { name: 'tagline', about: 'A line below the name.', is_needed: false },
];

async function open(answers: (MarketImport | Promise<Response> | undefined)[]) {
  const opened = await renderInApp(
    [{ path: '/import', element: <AdminImportPage /> }],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.import'])),
      columns: () => reply({ columns }),
      zones: () => reply({ ...{ total_size: 1, limit: 100, offset: 1 }, zones: [zone] }),
      import: () => {
        const next = answers.shift();
        return next instanceof Promise ? next : next && reply(next);
      },
    },
    '/import?kind=stores',
  );
  const file = new File(['slug\n'], 'stores.csv', { type: 'text/csv' });
  await userEvent.upload(opened.screen.getByLabelText('Choose a file'), file);
  return opened.screen;
}

describe('[OPS-090] an import in the browser', () => {
  it('shows what a file does, writes it step by step and says what was done', async () => {
    const step = { ...plan, added: 1, changed: 0, lines_done: 1 };
    const screen = await open([plan, step, { ...step, added: 0, changed: 1, lines_done: 2, is_done: true }]);
    await expect.element(screen.getByText('1 is new, 1 changes')).toBeVisible();
    await expect.element(screen.getByText('needed')).toBeVisible();
    await screen.getByRole('button', { name: 'Import all' }).click();
    await expect.element(screen.getByText('1 is added, 1 is changed.')).toBeVisible();
  });

  it('goes on after a cut', async () => {
    const step = { ...plan, added: 1, changed: 0, lines_done: 1 };
    const screen = await open([plan, step, undefined, { ...step, lines_done: 2, is_done: true }]);
    await screen.getByRole('button', { name: 'Import all' }).click();
    await expect.element(screen.getByText('Line 1 of 2')).toBeVisible();
    await screen.getByRole('button', { name: 'Go on' }).click();
    await expect.element(screen.getByText('1 is added, 0 are changed.')).toBeVisible();
  });

  it('asks before it is left while it runs, because the rest would not be sent', async () => {
    const answered = Promise.withResolvers<Response>();
    const screen = await open([plan, answered.promise]);
    await screen.getByRole('button', { name: 'Import all' }).click();
    await screen.getByRole('link', { name: 'Zones' }).click();
    await expect.element(screen.getByRole('alertdialog', { name: 'Leave while the import runs?' })).toBeVisible();
    await screen.getByRole('button', { name: 'Stay' }).click();
    answered.resolve(reply({ ...plan, lines_done: 2, is_done: true }));
    await expect.element(screen.getByText('1 is added, 1 is changed.')).toBeVisible();
    await screen.getByRole('link', { name: 'Zones' }).click();
    await expect.element(screen.getByText(/A GeoJSON file of polygons/)).toBeVisible();
  });

  it('names the slugs of the zones that a store may be in', async () => {
    const screen = await open([plan]);
    await expect.element(screen.getByText('osu-and-labone')).toBeVisible();
  });

  it('names each fault by its line, and imports nothing', async () => {
    const screen = await open([{ ...plan, faults: [{ line: 3, field: 'zone', reason: 'there is no zone here' }] }]);
    await expect.element(screen.getByText('1 fault. Nothing was imported.')).toBeVisible();
    await expect.element(screen.getByText('Line 3')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Import all' })).toBeDisabled();
  });
});
