import { describe, expect, it } from 'vitest';
import { demoPace } from './pace.ts';
import { declines, isShortOfCash, isSilent, paceUnder, type Script, usualDay } from './script.ts';

const ids = Array.from({ length: 600 }, (_, index) => index + 1);
const day = (...events: Script['events']): Script => ({ events, seed: 7 });
const silentOn = (script: Script) => ids.filter((id) => isSilent(script, id));
const noon = Date.parse('2026-11-20T12:00:00Z');

describe('the script of a demo [OPS-097]', () => {
  it('lets kitchens take two and a half times as long in a rush', () => {
    const { prepareAfter, readyAfter } = demoPace;
    expect(paceUnder(day('rush'), demoPace)).toEqual({
      ...demoPace,
      prepareAfter: prepareAfter * 2.5,
      readyAfter: readyAfter * 2.5,
    });
  });

  it('lets couriers take twice as long in the rain', () => {
    const { fetchAfter, shortestRide, longestRide } = demoPace;
    expect(paceUnder(day('rain'), demoPace)).toEqual({
      ...demoPace,
      fetchAfter: fetchAfter * 2,
      shortestRide: shortestRide * 2,
      longestRide: longestRide * 2,
    });
  });

  it('silences a fifth of the stores, the same ones for the same seed', () => {
    const silent = silentOn(day('silent-stores'));
    expect(silent.length).toBeGreaterThan(90);
    expect(silent.length).toBeLessThan(150);
    expect(silentOn(day('silent-stores'))).toEqual(silent);
    expect(silentOn({ ...day('silent-stores'), seed: 8 })).not.toEqual(silent);
  });

  it('declines a third of the offers, and not for ever', () => {
    const minutes = ids.map((minute) => declines(day('declined-offers'), 1, noon + minute * 60_000));
    const declined = minutes.filter(Boolean).length;
    expect(declined).toBeGreaterThan(160);
    expect(declined).toBeLessThan(240);
    expect(ids.filter((id) => declines(day('declined-offers'), id, noon)).length).toBeGreaterThan(160);
  });

  it('[DEL-50] lets a quarter of the customers be short of cash, the same ones for the same seed', () => {
    const shortOn = (script: Script) => ids.filter((id) => isShortOfCash(script, String(1_000_000 + id)));
    expect(shortOn(day('short-cash')).length).toBeGreaterThan(110);
    expect(shortOn(day('short-cash')).length).toBeLessThan(190);
    expect(shortOn({ ...day('short-cash'), seed: 8 })).not.toEqual(shortOn(day('short-cash')));
    expect(shortOn(usualDay)).toEqual([]);
  });

  it('changes nothing on a usual day', () => {
    expect(paceUnder(usualDay, demoPace)).toEqual(demoPace);
    expect(silentOn(usualDay)).toEqual([]);
    expect(ids.some((id) => declines(usualDay, id, noon))).toBe(false);
  });
});
