import { setPreference } from 'app-kit/browser/save-preference.ts';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PageHandle } from '#features/config/page-handle.ts';
import { type FakeClock, fakeClock } from '../../testing/fake-clock.ts';
import { itemWith } from '../../testing/known-items.ts';
import { storeWith } from '../../testing/known-stores.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { clearSearches, recentSearches, saveSearch } from './recent-searches.ts';
import { SearchBox } from './search-box.tsx';
import { SearchPanel } from './search-panel.tsx';

interface SearchRequest {
  name: string | null;
  signal: AbortSignal | null | undefined;
  answer: (items: string[]) => void;
}

let requests: SearchRequest[] = [];
/** Each test is at another place, for what was offered is cached for its own. */
let index = 100;
/** What is popular nearby: replies by a part of their path. */
let offered: Record<string, object> = {};

beforeEach(() => {
  requests = [];
  offered = {};
  index += 1;
  setPreference('zoneid', JSON.stringify([index]));
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    if (!path.includes('/suggestions')) {
      const reply = Object.entries(offered).find(([part]) => path.includes(part))?.[1];
      return reply ? Response.json(reply) : new Response('{"errors":[]}', { status: 503 });
    }
    const name = new URL(path, location.href).searchParams.get('name');
    return new Promise<Response>((resolve) => {
      requests.push({ name, signal, answer: (items) => resolve(suggesting(items)) });
    });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem('searchedValues');
  setPreference('zoneid', '');
  document.documentElement.style.fontSize = '';
});

function suggesting(names: string[]): Response {
  const image = '/images/360/jollof.webp';
  const items = names.map((name, at) => ({
    id: at + 1,
    slug: name,
    name,
    image_full_url: image,
    store_id: 7,
    store_name: 'Mama Ngozi Kitchen',
  }));
  return Response.json({ items, stores: [] });
}

const field = () => page.getByRole('combobox');
const options = () => page.getByRole('option');

const home: PageHandle = { topBar: 'home', hasCompactSearch: true, isSearched: true };

async function searchBox() {
  await renderInMarket(
    <>
      <button type="button">Elsewhere</button>
      <SearchBox />
    </>,
    {},
    '/home',
    undefined,
    home,
  );
  await page.getByRole('textbox').click();
  await expect.element(field()).toBeInTheDocument();
}

/** A field with its panel and a fixed clock. Returns functions that type and advance the clock. */
async function searchField() {
  const clock = fakeClock();
  await renderInMarket(<Searching clock={clock} />);
  await expect.element(field()).toBeInTheDocument();
  return async (text: string, milliseconds = 500) => {
    await userEvent.fill(field(), text);
    await expect.element(page.getByText(`Typed: ${text.trim()}.`)).toBeInTheDocument();
    clock.pass(milliseconds);
  };
}

function Searching({ clock }: { clock: FakeClock }) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  return (
    <>
      <p>Typed: {text.trim()}.</p>
      <search>
        <form ref={form}>
          <input name="search" onInput={({ currentTarget }) => setText(currentTarget.value)} />
        </form>
        <SearchPanel form={form} applied="" clock={clock} />
      </search>
    </>
  );
}

describe('the suggestions of the search', () => {
  it('[LIST-66] [LIST-67] [LIST-76] open as the field is entered, and close on a press elsewhere', async () => {
    localStorage.setItem('searchedValues', '["suya","zobo"]');
    await searchBox();
    await expect.element(options().first()).toHaveTextContent('suya');
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(options()).not.toBeInTheDocument();
    await field().click();
    await expect.element(options().nth(1)).toHaveTextContent('zobo');
  });

  it('[LIST-70] [LIST-71] are requested half a second after the last letter, and never without need', async () => {
    const typed = await searchField();
    await typed('jo', 499);
    await typed('jol', 499);
    expect(requests).toEqual([]);
    await typed('jol', 1);
    expect(requests.map(({ name }) => name)).toEqual(['jol']);
    await typed('   ', 5_000);
    await typed('', 5_000);
    expect(requests).toHaveLength(1);
  });

  it('[LIST-71] of a text that was changed meanwhile are called off and never show', async () => {
    const typed = await searchField();
    await typed('jol');
    await typed('suya');
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    requests[1]?.answer(['Beef Suya']);
    requests[0]?.answer(['Jollof Rice']);
    const shown = () =>
      options()
        .elements()
        .map((option) => option.textContent);
    await expect.poll(shown).toEqual([expect.stringContaining('Suya')]);
  });

  it('[LIST-68] close where nothing is found', async () => {
    const typed = await searchField();
    await typed('jol');
    requests[0]?.answer(['Jollof Rice']);
    await expect.element(options()).toBeVisible();
    await typed('jolq');
    requests[1]?.answer([]);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('open with the item that is pressed as a search', async () => {
    const typed = await searchField();
    await typed('jol');
    requests[0]?.answer(['Jollof Rice']);
    await options().click();
    expect(recentSearches()).toEqual(['Jollof Rice']);
  });
});

describe('the search before anything is typed', () => {
  const paged = { total_size: 1, limit: 12, offset: 1 };
  const offer = {
    '/items/popular': {
      ...paged,
      products: [
        itemWith({ id: 1, name: 'Smoky Jollof Rice', slug: 'smoky-jollof' }),
        itemWith({ id: 2, name: 'Smoky Jollof Rice', slug: 'other-jollof' }),
        itemWith({ id: 3, name: 'Pepper Soup', store_open: false }),
      ],
    },
    '/categories': {
      ...paged,
      categories: [{ id: 4, name: 'Grills & Fish', image_full_url: '/images/360/suya.webp' }],
    },
    '/stores': { ...paged, stores: [storeWith({ id: 5, name: 'Arewa Grill', slug: 'arewa-grill' })] },
  };
  const shown = () =>
    options()
      .elements()
      .map((option) => option.textContent);

  it('offers what was searched, open dishes by name once, categories and open stores', async () => {
    offered = offer;
    saveSearch('suya');
    await searchBox();
    await expect
      .poll(shown)
      .toEqual([
        'suya',
        expect.stringMatching(/^Smoky Jollof Rice₦/),
        'Grills & Fish',
        expect.stringMatching(/^.*Arewa Grill/),
      ]);
    await expect.element(page.getByRole('group', { name: 'Categories' })).toBeVisible();
  });

  it('leads by the arrow keys through all of them, and opens what is chosen', async () => {
    offered = offer;
    saveSearch('suya');
    await searchBox();
    await expect.poll(() => options().elements().length).toBe(4);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(options().last()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(options().nth(2)).toHaveAttribute('aria-selected', 'true');
    const marked = field().element().getAttribute('aria-activedescendant');
    expect(document.getElementById(marked ?? '')?.textContent).toBe('Grills & Fish');
    await userEvent.keyboard('{Enter}');
    await expect.element(options()).not.toBeInTheDocument();
    expect(recentSearches()).toEqual(['suya']);
  });

  it('works without an answer', async () => {
    saveSearch('suya');
    await searchBox();
    await expect.poll(shown).toEqual(['suya']);
  });
});

describe('the field of the search', () => {
  it('is not wider than its bar with letters of twice the size', async () => {
    document.documentElement.style.fontSize = '32px';
    await renderInMarket(
      <div style={{ display: 'flex', inlineSize: 320 }}>
        <SearchBox />
      </div>,
      {},
      '/home',
      undefined,
      home,
    );
    await expect.element(page.getByRole('textbox')).toBeVisible();
    const box = document.querySelector('search');
    expect(box?.getBoundingClientRect().width).toBe(320);
  });
});

describe('the recent searches', () => {
  it('[LIST-77] hold what was sent before the suggestions were there', async () => {
    await renderInMarket(<SearchBox />, {}, '/home', undefined, home);
    const input = page.getByRole('textbox').element() as HTMLInputElement;
    input.value = 'zobo';
    input.form?.requestSubmit();
    await expect.poll(recentSearches).toEqual(['zobo']);
  });

  it('[LIST-74] [LIST-75] [LIST-76] are the last five, the newest first, each once', () => {
    for (const text of ['suya', 'zobo', 'egusi', 'suya', 'amala', 'akara', 'jollof']) saveSearch(text);
    expect(recentSearches()).toEqual(['jollof', 'akara', 'amala', 'suya', 'egusi']);
    expect(JSON.parse(localStorage.getItem('searchedValues') ?? '')).toEqual(recentSearches());
    clearSearches();
    expect(recentSearches()).toEqual([]);
  });

  it.each(['{', 'null', '{"a":1}', '[1,null,"",["x"]]', '"suya"'])('are none where %s is stored', (stored) => {
    localStorage.setItem('searchedValues', stored);
    expect(recentSearches()).toEqual([]);
  });
});
