import { isInside } from 'market/zones/zones.rules';
import { describe, expect, it } from 'vitest';
import { readDemoData } from '../demo-data.ts';
import { choicesOf } from './goods-choice.ts';
import { planStores } from './store-plans.ts';

const data = readDemoData();
const sizes = { s: [60, 2_787], demo: [368, 15_461], m: [1_000, 100_000], l: [10_000, 1_000_000] } as const;
const plansOf = ([stores, items]: readonly [number, number]) => planStores(data, 1, { stores, items });

describe.each(Object.entries(sizes))('the stores of size %s', (_size, size) => {
  const plans = plansOf(size);

  it('are exactly the requested number, and so are their items', () => {
    expect(plans.length).toBe(size[0]);
    expect(plans.reduce((sum, { itemCount }) => sum + itemCount, 0)).toBe(size[1]);
  });

  it('have unique slugs, and unique names within the city', () => {
    expect(new Set(plans.map(({ slug }) => slug)).size).toBe(plans.length);
    expect(new Set(plans.map(({ zone, name }) => `${zone.city}/${name}`)).size).toBe(plans.length);
    expect(plans.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('are in a zone that serves their module, on land', () => {
    const lost = plans.filter(
      ({ zone, type, lat, lng }) =>
        !zone.modules.includes(type) || !isInside({ lat, lng }, zone.area) || data.isWater({ lat, lng }),
    );
    expect(lost).toEqual([]);
  });

  it('number their items one after another', () => {
    expect(
      plans.every(
        (plan, place) => plan.firstItemId === (plans[place - 1]?.firstItemId ?? 1) + (plans[place - 1]?.itemCount ?? 0),
      ),
    ).toBe(true);
  });
});

describe('the items of a generated store', () => {
  const plans = plansOf(sizes.m).slice(368, 500);

  it('has each product once, as many as planned, of its city', () => {
    for (const plan of plans) {
      const choices = choicesOf(plan, data, 1);
      expect(choices.length).toBe(plan.itemCount);
      expect(new Set(choices.map(({ item, make }) => `${item.id}/${make?.suffix}`)).size).toBe(choices.length);
      expect(choices.every(({ item }) => item.cities.includes(plan.zone.city))).toBe(true);
    }
  });

  it('has medicine on prescription in its own pack alone', () => {
    const choices = plans.flatMap((plan) => choicesOf(plan, data, 1));
    expect(choices.filter(({ item, make }) => item.no_promotion && make)).toEqual([]);
  });
});
