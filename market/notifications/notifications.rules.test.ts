import { describe, expect, it } from 'vitest';
import { codeIn } from './notifications.rules.ts';

describe('the code in a message', () => {
  it.each([
    ['Soko: 483920 is your code. It is good for 5 minutes.', '483920'],
    ['Kóòdù rẹ ni 004711', '004711'],
    ['Order 1234567890 is on its way', null],
    ['Call +2348030000142', null],
    ['Pay ₦1,500 by 18:30', null],
    ['', null],
  ])('of %j is %j', (text, code) => expect(codeIn(text)).toBe(code));
});
