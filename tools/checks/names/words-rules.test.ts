import { describe, expect, it } from 'vitest';
import { oldWordsInComments, oldWordsInNames, oldWordsInPath } from './words-rules.ts';

const path = 'packages/api/cart/show-cart.ts';

describe('the words of the code', () => {
  it.each([
    'const keptAnswers = 1;',
    'const kept = cached.get(key);',
    'const told = true;',
    'function weighCoupon() {}',
    'interface StoreShelf {}',
    'const { deliveryManId } = order;',
    'throw new NotTaken();',
    'export type ApiNeeds = object;',
    "const asked = query.get('page');",
    'const said: string[] = [];',
    'const begun = performance.now();',
    'function mend(field: string) {}',
    'const patienceMilliseconds = 1_000;',
    'const mostPictures = 3;',
    'export const longestComment = 1000;',
    'const [leastChosen, maxChosen] = [0, 50];',
    'function forgetOldAddresses() {}',
    'const twins = 2;',
  ])('refuse %s', (line) =>
    expect(oldWordsInNames(path, `\n${line}\n`)).toEqual([expect.stringContaining(`${path}:2:`)]),
  );

  it.each([
    'const keepAlive = true;',
    "const text = 'the shelf is kept';",
    '// shelfOf',
    'const { delivery_man_id: courierId } = row;',
    'const background = 1;',
    'const { least, most } = fee;',
    'const mostOrdered = rows[0];',
    'const utmost = 1;',
    '<Trans>What you said about order {code} was not noted.</Trans>',
    "const url = 'https://weigh.example';",
  ])('allow %s', (line) => expect(oldWordsInNames(path, line)).toEqual([]));

  it('are refused in file names', () => {
    expect(oldWordsInPath('packages/api/promotions/weigh-coupon.ts')).toHaveLength(1);
    expect(oldWordsInPath('packages/api/promotions/evaluate-coupon.ts')).toEqual([]);
  });

  it('are refused in comments, not in code or texts', () => {
    expect(oldWordsInComments(path, '/** Whoever asks hears of it. */')).toHaveLength(2);
    expect(oldWordsInComments(path, '// What waiting does not mend, once it has begun.')).toHaveLength(2);
    expect(oldWordsInComments(path, "const text = 'Whoever asks';")).toEqual([]);
    expect(oldWordsInComments(path, '// The picture weighs 40 kB.')).toEqual([]);
    expect(oldWordsInComments('demo/drawings/dish.ts', '/** Drawn by nobody. */')).toEqual([]);
  });
});
