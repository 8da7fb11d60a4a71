import { describe, expect, it } from 'vitest';
import { countsAsOpening, isItemReportSpan, pairInPercent, shareOfViews } from './stores-items.rules.ts';

describe('[STO-092] the report of items', () => {
  it.each([
    ['2026-11-20', '2026-11-20', true],
    ['2026-11-21', '2026-11-20', false],
    ['2026-08-21', '2026-11-20', true],
    ['2026-08-20', '2026-11-20', false],
  ])('is of days from %s to %s: %s', (first, last, isRight) => {
    expect(isItemReportSpan(first, last)).toBe(isRight);
  });

  it.each([
    [0, 0, null],
    [1, 0, null],
    [0, 8, 0],
    [2, 8, 25],
    [1, 3, 33],
    [8, 8, 100],
    // Put into carts from lists, where it was not opened.
    [9, 8, null],
  ])('says of %i in %i openings: %s percent', (count, views, percent) => {
    expect(shareOfViews(count, views)).toBe(percent);
  });

  it.each([
    [{ orders: 3, first_orders: 12, second_orders: 4 }, 75],
    [{ orders: 3, first_orders: 4, second_orders: 12 }, 75],
    [{ orders: 2, first_orders: 2, second_orders: 2 }, 100],
    [{ orders: 0, first_orders: 0, second_orders: 2 }, null],
  ])('says of %o how often the rarer one goes with the other: %s percent', (pair, percent) => {
    expect(pairInPercent(pair)).toBe(percent);
  });

  it.each([
    ['', true],
    ['Mozilla/5.0 (Linux; Android 10; K) Chrome/143.0 Mobile Safari/537.36', true],
    ['Mozilla/5.0 (Linux; Android 12; CUBOT NOTE) Chrome/143.0 Mobile Safari/537.36', true],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', false],
    ['facebookexternalhit/1.1', false],
    ['TelegramBot (like TwitterBot)', false],
    ['WhatsApp/2.23.20.0', false],
    ['curl/8.5.0', false],
  ])('counts an opening by %s: %s', (userAgent, counts) => {
    expect(countsAsOpening(userAgent)).toBe(counts);
  });
});
