import { setPreference } from 'app-kit/browser/save-preference.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { preferencesOf } from '#browser/preferences.ts';
import { savePlace } from './save-place.ts';

const yaba = { lat: 6.507, lng: 3.3755, address: 'Ọjà Yaba; Lagos, 100%' };

afterEach(() => {
  for (const name of ['zoneid', 'location', 'currentLatLng'] as const) setPreference(name, '');
});

describe('a place that is chosen to deliver to', () => {
  it('[LOC-19] [LOC-41] is saved with its zones, its address and its coordinates', () => {
    expect(savePlace({ ...yaba, zoneIds: [3, 4] })).toBe(true);
    expect(preferencesOf(document.cookie)).toMatchObject({
      zoneIds: [3, 4],
      location: yaba.address,
      currentLatLng: { lat: 6.507, lng: 3.3755 },
    });
  });

  it('[LOC-31] is not saved outside all zones, and the previous choice stays', () => {
    savePlace({ ...yaba, zoneIds: [3] });
    expect(savePlace({ lat: 0, lng: 0, address: 'Open sea', zoneIds: [] })).toBe(false);
    expect(preferencesOf(document.cookie)).toMatchObject({ zoneIds: [3], location: yaba.address });
  });
});
