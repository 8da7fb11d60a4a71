import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearMenus, menusFor, savedMenus, saveMenu, type VisitedMenu } from './visited-menus.ts';

const menu = (name: string, seenAt = 1): VisitedMenu => ({
  store: name,
  path: `/store/${name}`,
  seenAt,
  timeZone: 'Africa/Lagos',
  items: [{ name: 'Jollof', price: '₦2,800' }],
});
const namesOf = (menus: VisitedMenu[]) => menus.map(({ store }) => store);

/** Saves these in their order, a second apart. */
function visit(...names: string[]) {
  for (const [place, name] of names.entries()) saveMenu(menu(name, place), 1000 * (place + 1));
}

beforeEach(() => localStorage.clear());

describe('the menus of visited stores', () => {
  it('are the last eight, each store once with what was seen last', () => {
    visit('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i');
    expect(namesOf(savedMenus())).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'b']);
    saveMenu(menu('c', 20), 20_000);
    expect(namesOf(savedMenus())).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
    expect(savedMenus()[0]?.seenAt).toBe(20);
    expect(localStorage).toHaveLength(8);
  });

  it('are written one by one: a page that saves one overwrites none that another page saves', () => {
    visit('a');
    const write = vi.spyOn(Storage.prototype, 'setItem');
    visit('b');
    expect(write.mock.calls.map(([key]) => key)).toEqual(['visited-menu /store/b']);
    write.mockRestore();
    expect(namesOf(savedMenus())).toHaveLength(2);
  });

  it('are gone with the session, and those of earlier versions with the next visit', () => {
    localStorage.setItem('visited-menus', '[]');
    visit('a');
    expect(Object.keys(localStorage)).toEqual(['visited-menu /store/a']);
    localStorage.setItem('visited-menu /store/b', 'no menu');
    expect(namesOf(savedMenus())).toEqual(['a']);
    clearMenus();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['/store/b', ['b', 'a', 'c']],
    ['/store/b?module_id=1#top', ['b', 'a', 'c']],
    ['/store/popular', ['a', 'b', 'c']],
    ['', ['a', 'b', 'c']],
  ])('begin with that of %j', (address, names) => {
    expect(namesOf(menusFor([menu('a'), menu('b'), menu('c')], address))).toEqual(names);
  });
});
