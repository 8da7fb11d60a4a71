import { describe, expect, it } from 'vitest';
import { contactIn } from './reviews-contact.rules.ts';

describe('contact data in a text', () => {
  it.each([
    ['Call us: 0803 555 0142', 'phone'],
    ['+234-803-555-0142', 'phone'],
    ['(0803) 5550142', 'phone'],
    ['0712.345.678', 'phone'],
    ['Write to ada@buka.ng', 'email'],
    ['ada @ buka.com', 'email'],
    ['See https://buka.example/menu', 'link'],
    ['www.buka.example', 'link'],
    ['Order at buka.ng next time', 'link'],
    ['wa.me/234803', 'link'],
    ['We are @mamaronke on every app', 'link'],
  ] as const)('[STO-079] is found in “%s”: %s', (text, kind) => {
    expect(contactIn(text)).toBe(kind);
  });

  it.each([
    'Thank you! We cook fresh from 9:00 to 21:30.',
    'On 2026-11-20 we were short of staff. Sorry.',
    'You get ₦12,500 back, and 2 x 350 g more rice.',
    'Sorry.We cook better now',
    'Order 1000 of the week',
    '',
  ])('[STO-079] is not in “%s”', (text) => {
    expect(contactIn(text)).toBeNull();
  });
});
