import { describe, expect, it } from 'vitest';
import { scopeHeaders } from './stored-scope.ts';

function headersOf(stored: Record<string, string>) {
  return scopeHeaders(
    Object.entries(stored)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; '),
  );
}

describe('the headers of every call', () => {
  it('[API-02] [API-04] [API-05] [API-08] [I18N-13] carry the stored place, module and language', () => {
    const headers = headersOf({
      zoneid: '[3,4]',
      module: '{"id":2,"module_type":"grocery"}',
      currentLatLng: '{"lat":6.507,"lng":3.3755}',
      'language-setting': 'ke',
    });
    expect(headers).toEqual({
      zoneid: '[3,4]',
      moduleid: '2',
      latitude: '6.507000',
      longitude: '3.375500',
      'x-localization': 'ke',
      'x-software-id': 'soko-web',
    });
  });

  it.each([
    ['nothing is stored', {}],
    ['somebody stored nonsense', { zoneid: 'all', module: '{"id":"x"}', currentLatLng: '{"lat":1000,"lng":3}' }],
    ['a place lies beyond numbers', { currentLatLng: '{"lat":1e999,"lng":0}', 'language-setting': '../en' }],
  ])('name no place, only who calls, when %s', (_when, stored) => {
    expect(headersOf(stored)).toEqual({ zoneid: '[]', 'x-localization': 'en', 'x-software-id': 'soko-web' });
  });

  it('write a place near the equator as the API reads it', () => {
    expect(headersOf({ currentLatLng: '{"lat":1e-9,"lng":-1e-9}' })).toMatchObject({
      latitude: '0.000000',
      longitude: '-0.000000',
    });
  });
});
