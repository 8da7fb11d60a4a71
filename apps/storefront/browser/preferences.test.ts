import { preferenceCookie } from 'app-kit/browser/save-preference.ts';
import { describe, expect, it } from 'vitest';
import { languageWith } from '#i18n/languages.ts';
import { preferencesIn } from './preferences.ts';

function choicesOf(cookies: Record<string, string>) {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return preferencesIn(new Request('http://soko.test/home', { headers: { cookie: cookie.join('; ') } }));
}

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('the choices of a visitor', () => {
  it('[NAV-31] [NAV-32] [I18N-07] are read from the documented keys', () => {
    const choices = choicesOf({
      zoneid: encoded([1, 2]),
      module: encoded({ id: 3, module_type: 'pharmacy' }),
      location: encodeURIComponent('Admiralty Way, Lekki'),
      currentLatLng: encoded({ lat: 6.45, lng: 3.47 }),
      settings: encoded({ theme: 'dark', direction: 'rtl' }),
      'language-setting': 'en',
    });
    expect(choices).toEqual({
      zoneIds: [1, 2],
      module: { id: 3, type: 'pharmacy' },
      location: 'Admiralty Way, Lekki',
      currentLatLng: { lat: 6.45, lng: 3.47 },
      theme: 'dark',
      direction: 'rtl',
      language: languageWith('en'),
      savesData: false,
    });
    expect(choicesOf({ settings: encoded({ light: true }) }).savesData).toBe(true);
  });

  it('accept one zone without its list', () => expect(choicesOf({ zoneid: '2' }).zoneIds).toEqual([2]));

  it.each([
    ['%', '%E0%A4%A', '{"id":', '[]', 'null', '"x"', '-1', '1e999', encoded({ id: '1', module_type: '<b>' })],
    [encoded([0, -3, 1.5, '7', null, {}]), encoded({ lat: 91, lng: 0 }), encoded({ lat: 'x', lng: [] })],
    [encoded({ theme: 'javascript', direction: 'up' }), encoded({ __proto__: { theme: 'dark' } })],
  ])('are nothing where somebody sends nonsense: %s', (...nonsense) => {
    for (const value of nonsense) {
      const keys = ['zoneid', 'module', 'currentLatLng', 'settings', 'language-setting'];
      const { zoneIds, module, currentLatLng, theme, direction, language } = choicesOf(
        Object.fromEntries(keys.map((key) => [key, value])),
      );
      expect([zoneIds, module, currentLatLng, theme, direction, language.languageCode]).toEqual([
        [],
        undefined,
        undefined,
        undefined,
        undefined,
        'en',
      ]);
    }
  });

  it('[I18N-14] fall back to English for a language that is not offered', () => {
    expect(choicesOf({ 'language-setting': 'fr' }).language.languageCode).toBe('en');
  });

  it('give way to the language that an address names, where it is an offered one', () => {
    const codeAt = (address: string) => {
      const headers = { cookie: 'language-setting=ha' };
      return preferencesIn(new Request(`http://soko.test${address}`, { headers })).language.languageCode;
    };
    expect(codeAt('/store/buka?lang=yo')).toBe('yo');
    expect(codeAt('/store/buka?lang=fr')).toBe('ha');
    expect(codeAt('/store/buka')).toBe('ha');
  });

  it('are stored for a year, and not over plain connections if the page came over a safe one', () => {
    expect(preferenceCookie('location', 'Ìbàdàn; x', true)).toBe(
      'location=%C3%8Cb%C3%A0d%C3%A0n%3B%20x; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    expect(preferenceCookie('module', '', false)).toBe('module=; Path=/; Max-Age=0; SameSite=Lax');
  });
});
