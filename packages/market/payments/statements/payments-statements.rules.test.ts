import { describe, expect, it } from 'vitest';
import { money } from '../../values/money.ts';
import {
  differenceOf,
  isDay,
  type NotedPayment,
  type ReportedPayment,
  readStatementAmount,
  readStatementDay,
  spanFault,
} from './payments-statements.rules.ts';

const there = (change: Partial<ReportedPayment> = {}): ReportedPayment => ({
  ...{ thousandths: 1_500_000, currency: 'NGN', day: '2026-11-20' },
  ...change,
});
const here = (change: Partial<NotedPayment> = {}): NotedPayment => ({
  ...{ amount: money(150_000), currency: 'NGN', day: '2026-11-20' },
  ...change,
});

describe('[OPS-077] a line of a statement', () => {
  it.each([
    [there(), here(), undefined],
    [there(), undefined, 'missing_here'],
    [there(), here({ day: null }), 'missing_here'],
    [there({ thousandths: 1_500_010 }), here(), 'other_amount'],
    // A third decimal that the market cannot have.
    [there({ thousandths: 1_500_001, currency: 'KWD' }), here({ currency: 'KWD' }), 'other_amount'],
    [there(), here({ currency: 'KES' }), 'other_amount'],
    [there(), here({ day: '2026-11-21' }), 'other_day'],
    [there({ thousandths: 10 }), here({ day: '2026-11-21' }), 'other_amount'],
  ])('%o against %o: %s', (line, payment, kind) => {
    expect(differenceOf(line, payment)).toBe(kind);
  });

  it.each([
    ['1500', 2, 1_500_000],
    [' 1500.5 ', 2, 1_500_500],
    ['1500.00', 0, 1_500_000],
    ['1500.50', 0, undefined],
    ['12.345', 3, 12_345],
    ['12.345', 2, undefined],
    ['12.340', 2, 12_340],
    ['0.00', 2, undefined],
    ['-3', 2, undefined],
    ['1,500.00', 2, undefined],
    ['1e3', 2, undefined],
    ['', 2, undefined],
    ['9999999999999', 2, undefined],
  ])('reads the amount %j of a currency with %i decimals as %s thousandths', (text, decimals, thousandths) => {
    const read = readStatementAmount(text, decimals);
    expect(read.reason === undefined ? read.value : undefined).toBe(thousandths);
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20 23:59:59', '2026-11-20'],
    ['2026-11-20T23:30:00Z', '2026-11-21'],
    ['2026-11-20T23:30:00.000+01:00', '2026-11-20'],
    ['2026-02-30', undefined],
    ['20/11/2026', undefined],
    ['2026-11-20T25:00:00Z', undefined],
    ['', undefined],
  ])('reads %j as the day %s in Lagos', (text, day) => {
    const inLagos = (at: Date) => new Date(at.getTime() + 3_600_000).toISOString().slice(0, 10);
    const read = readStatementDay(text, inLagos);
    expect(read.reason === undefined ? read.value : undefined).toBe(day);
  });

  it('is of a span that is over, in order and not too long', () => {
    const today = '2026-11-28';
    expect(spanFault({ first: '2026-11-01', last: today }, today)).toBeUndefined();
    expect(spanFault({ first: '2026-11-02', last: '2026-11-01' }, today)).toMatch('before');
    expect(spanFault({ first: '2026-11-01', last: '2026-11-29' }, today)).toMatch('not over');
    expect(spanFault({ first: '2026-08-20', last: today }, today)).toMatch('100 days');
    expect(spanFault({ first: 'yesterday', last: today }, today)).toMatch('days such as');
    expect(isDay('2028-02-29')).toBe(true);
  });
});
