import { describe, expect, it } from 'vitest';
import {
  columnNamesOf,
  isReportSpan,
  joinedSpans,
  kindOfCell,
  maxReportRows,
  maxRowsAtOnce,
  ownAccounts,
  reportNames,
  wayOfFile,
} from './wallet-reports.rules.ts';

describe('[OPS-086] a report', () => {
  it.each([
    [0, 'at_once'],
    [maxRowsAtOnce, 'at_once'],
    [maxRowsAtOnce + 1, 'job'],
    [maxReportRows, 'job'],
    [maxReportRows + 1, 'too_long'],
  ])('of %i rows is a file made %s', (rows, way) => {
    expect(wayOfFile(rows)).toBe(way);
  });

  it.each([
    ['2026-11-01', '2026-11-01', true],
    ['2026-11-02', '2026-11-01', false],
    ['2024-11-02', '2026-11-02', true],
    ['2024-11-01', '2026-11-02', false],
  ])('is of days from %s to %s: %s', (first, last, isRight) => {
    expect(isReportSpan(first, last)).toBe(isRight);
  });

  it.each(['delivery', 'service', 'coupons', 'market:commission', 'market:refunds', 'cashback'])(
    'counts what is booked on %s as own income',
    (account) => {
      expect(ownAccounts.test(account)).toBe(true);
    },
  );

  it.each(['store:3', 'courier:3', 'tax', 'tip', 'receivable', 'wallet:1', 'provider:stripe', 'cash:store:1', 'bank'])(
    'counts nothing on %s',
    (account) => {
      expect(ownAccounts.test(account)).toBe(false);
    },
  );

  it('names the currency beside each amount', () => {
    for (const report of reportNames) {
      const columns = columnNamesOf(report);
      const hasAmounts = columns.some((column) => kindOfCell(report, column) === 'amount');
      expect(columns.includes('currency')).toBe(hasAmounts);
    }
  });
});

describe('[OPS-086] the spans of a report', () => {
  const spansOf = (hours: readonly (readonly [number, number])[]) =>
    hours.map(([since, until]) => ({ since: new Date(since * 3_600_000), until: new Date(until * 3_600_000) }));

  it.each([
    [[], []],
    [[[0, 24]], [[0, 24]]],
    [
      [
        [1, 25],
        [0, 24],
        [3, 27],
      ],
      [[0, 27]],
    ],
    [
      [
        [48, 72],
        [0, 24],
        [24, 30],
      ],
      [
        [0, 30],
        [48, 72],
      ],
    ],
    [
      [
        [0, 48],
        [10, 20],
      ],
      [[0, 48]],
    ],
    [
      [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
      [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
    ],
    [
      [
        [0, 1],
        [2, 3],
        [4, 5],
        [6, 7],
      ],
      [[0, 7]],
    ],
  ] as [[number, number][], [number, number][]][])('%j are %j', (spans, joined) => {
    expect(joinedSpans(spansOf(spans), 3)).toEqual(spansOf(joined));
  });
});
