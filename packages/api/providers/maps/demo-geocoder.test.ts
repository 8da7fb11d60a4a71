import { describe, expect, it } from 'vitest';
import { describeGeocoder } from '#api/testing/stand-ins/geocoder-conformance.ts';
import { demoGeocoder } from './demo-geocoder.ts';

const geocoder = demoGeocoder();
const odeku = { lat: 6.43172, lng: 3.41982 };
const yaba = { lat: 6.5158, lng: 3.3756 };
const nairobi = { lat: -1.28, lng: 36.82 };

describeGeocoder('The demo', {
  geocoder: () => geocoder,
  knownText: 'market',
  knownPoint: yaba,
  nowhere: { lat: 0, lng: 0 },
});

async function suggested(text: string, near?: { lat: number; lng: number }): Promise<string[]> {
  return (await geocoder.suggest(text, near)).map(({ name, context }) => `${name}, ${context}`);
}

describe('the suggestions of the demo', () => {
  it.each([
    ['the start of a name', 'westl', 'Westlands, Nairobi'],
    ['the start of a later word', 'odeku', 'Adeola Odeku Street, Victoria Island, Lagos'],
    ['another name', 'unilag', 'University of Lagos, Akoka, Lagos'],
    ['capitals', 'ADMIRALTY WAY', 'Admiralty Way, Lekki Phase 1, Lagos'],
    ['accents and dots below', 'Òyíngbò', 'Oyingbo, Lagos'],
    ['words in any order', 'lekki admiralty way', 'Admiralty Way, Lekki Phase 1, Lagos'],
    ['an apostrophe', 'king’s college', "King's College, Marina, Lagos"],
    ['a house number before the street', '14 Admiralty Way', 'Admiralty Way, Lekki Phase 1, Lagos'],
    ['a number that is a name', '1004', '1004 Estate, Victoria Island, Lagos'],
    ['name and city', 'ikeja lagos', 'Ikeja, Lagos'],
  ])('are found by %s', async (_by, text, expected) => {
    expect(await suggested(text)).toContain(expected);
  });

  it('put the start of a name before the middle, and the important before the rest', async () => {
    expect((await suggested('yaba'))[0]).toBe('Yaba, Lagos');
    expect((await suggested('westlands'))[0]).toBe('Westlands, Nairobi');
    expect((await suggested('admiralty', yaba))[0]).toMatch(/^Admiralty /);
    expect((await suggested('unilag')).slice(0, 2)).toContain('University of Lagos, Akoka, Lagos');
  });

  it('put what is in view first among equals', async () => {
    expect((await suggested('market', nairobi)).every((text) => text.endsWith('Nairobi'))).toBe(true);
    expect((await suggested('market', yaba)).every((text) => text.endsWith('Lagos'))).toBe(true);
  });

  it.each(['zzzz', '😀', ' ', '---', '12'.repeat(50)])('are none for "%s"', async (text) => {
    expect(await suggested(text)).toEqual([]);
  });
});

describe('the addresses of the demo', () => {
  it.each([
    ['on a street', odeku, 'Adeola Odeku Street, Victoria Island, Lagos'],
    ['on a street in Nairobi', { lat: -1.2676, lng: 36.8108 }, 'Muthithi Road, Westlands, Nairobi'],
    [
      'far from every street, near a landmark',
      { lat: 6.4474, lng: 3.4723 },
      'Near Evercare Hospital, Lekki Phase 1, Lagos',
    ],
    ['in the lagoon', { lat: 6.52, lng: 3.46 }, 'Banana Island, Lagos'],
  ])('%s', async (_where, point, expected) => {
    expect((await geocoder.addressesAt(point))[0]?.formatted).toBe(expected);
  });

  it('put a landmark at hand before the street', async () => {
    const evercare = await geocoder.find('los-evercare-hospital');
    const [first, second] = await geocoder.addressesAt(evercare?.at ?? { lat: 0, lng: 0 });
    expect(first?.line).toMatch(/^Evercare Hospital, /);
    expect(first?.line.endsWith(second?.line ?? '?')).toBe(true);
  });

  it('carry the country beside the city', async () => {
    expect((await geocoder.addressesAt(yaba))[0]?.context).toBe('Lagos, Nigeria');
    expect((await geocoder.addressesAt(nairobi))[0]?.context).toBe('Nairobi, Kenya');
  });
});
