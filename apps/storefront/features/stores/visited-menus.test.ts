import { describe, expect, it } from 'vitest';
import { menusFor, type VisitedMenu, withMenu } from './visited-menus.ts';

const menu = (name: string, seenAt = 1): VisitedMenu => ({
  store: name,
  path: `/store/${name}`,
  seenAt,
  timeZone: 'Africa/Lagos',
  items: [{ name: 'Jollof', price: '₦2,800' }],
});
const namesOf = (menus: VisitedMenu[]) => menus.map(({ store }) => store);

describe('the menus of visited stores', () => {
  it('are the last eight, each store once with what was seen last', () => {
    let menus: VisitedMenu[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) menus = withMenu(menus, menu(name));
    expect(namesOf(menus)).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'b']);
    menus = withMenu(menus, menu('c', 2));
    expect(namesOf(menus)).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
    expect(menus[0]?.seenAt).toBe(2);
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
