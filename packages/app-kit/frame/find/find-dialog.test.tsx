import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { FindDialog, type FindSource } from './find-dialog.tsx';

const pages = [
  { to: '/stores', title: 'Stores' },
  { to: '/stores/new', title: 'Make a store' },
  { to: '/zones', title: 'Zones' },
];

function Opened({ source }: { source: FindSource }) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? <FindDialog pages={pages} sources={[source]} onClose={() => setIsOpen(false)} /> : <p>Closed</p>;
}

async function open(find: FindSource['find']) {
  const searched: string[] = [];
  const source: FindSource = {
    key: 'orders',
    icon: 'receipt-text',
    title: 'Orders',
    find: (search, signal) => {
      searched.push(search);
      return find(search, signal);
    },
  };
  const shown = ['stores/new', 'orders/:id'].map((path) => ({ path, element: <h1>Page {path}</h1> }));
  const { screen } = await renderInApp([{ index: true, element: <Opened source={source} /> }, ...shown], {});
  return { screen, searched, field: screen.getByRole('combobox', { name: 'Find anything' }) };
}

const order = { to: '/orders/4711', title: '#4711', detail: 'Adaeze Obi' };

describe('[SEAT-33] the field that finds anything', () => {
  it('finds pages and actions by each word, without a call, and opens the marked one by Enter', async () => {
    const { screen, field, searched } = await open(async () => []);
    await expect.element(field).toHaveFocus();
    await expect.poll(() => screen.getByRole('option').elements().length).toBe(3);
    await userEvent.keyboard('st');
    await expect.poll(() => screen.getByRole('option').elements().length).toBe(2);
    await expect.element(screen.getByRole('option', { name: 'Stores', selected: true })).toBeVisible();
    expect(searched).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Page stores/new' })).toBeVisible();
  });

  it('asks the API from three signs on, and shows what it finds below its name', async () => {
    const { screen } = await open(async () => [order]);
    await userEvent.keyboard('4711');
    const group = screen.getByRole('group', { name: 'Orders' });
    await expect.element(group.getByRole('option', { name: '#4711 Adaeze Obi' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Page orders/:id' })).toBeVisible();
  });

  it('opens what was typed, and not what was found for the text before, when Enter comes first', async () => {
    const answer = Promise.withResolvers<(typeof order)[]>();
    const { screen, field } = await open((search) => (search === '471' ? Promise.resolve([order]) : answer.promise));
    await field.fill('471');
    await expect.element(screen.getByRole('option', { name: '#4711 Adaeze Obi' })).toBeVisible();
    await userEvent.keyboard('2{Enter}');
    await expect.element(screen.getByText('Searching…')).toBeVisible();
    answer.resolve([{ ...order, to: '/stores/new', title: '#4712' }]);
    await expect.element(screen.getByRole('heading', { name: 'Page stores/new' })).toBeVisible();
  });

  it('says that nothing was found, and that a part of the search has failed', async () => {
    const { screen, field } = await open(async (search) => {
      if (search === 'broken') throw new Error('away');
      return [];
    });
    await field.fill('nothing');
    await expect.element(screen.getByText('Nothing was found for “nothing”.')).toBeVisible();
    await field.fill('broken');
    await expect.element(screen.getByText(/A part of the search has failed/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText('Closed')).toBeVisible();
  });
});
