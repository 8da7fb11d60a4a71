import { dayMilliseconds } from 'market/values/durations';
import { joinedSpans, type ReportName } from 'market/wallet/reports/wallet-reports.rules';
import type { Connection } from '#api/db/connection.ts';
import { cashSummedUntil, unsummedSpansOf } from './wallet-day-sums.data.ts';
import {
  type Moments,
  type ReportDays,
  type ReportSpans,
  spansOf,
  type ZoneSpan,
} from './wallet-report-queries.data.ts';

/** With more spans than this, one of all that is between them is quicker. */
const maxSpans = 20;

/** Returns what a report reads that is made of all orders themselves, without the sums of days that ended. */
export async function wholeSpans(db: Connection, days: ReportDays): Promise<ReportSpans> {
  return spansWith(days, await spansOf(db, days));
}

/**
 * Returns what a report reads that is made of the sums of days that ended, and of the orders of the other days. Belongs
 * into a transaction that sees one moment of the database.
 */
export async function summedSpans(db: Connection, report: ReportName, days: ReportDays): Promise<ReportSpans> {
  if (report === 'stores' || report === 'promotions' || report === 'times')
    return { ...spansWith(days, await unsummedSpansOf(db, report, days)), isSummed: true };
  const all = await wholeSpans(db, days);
  return report === 'cash' ? { ...all, cash: summedCash(all.spans, await cashSummedUntil(db)) } : all;
}

function spansWith(days: ReportDays, spans: readonly ZoneSpan[]): ReportSpans {
  return { ...days, spans, moments: joinedSpans(spans, maxSpans), isSummed: false, cash: null };
}

/** Returns the whole days of UTC that are within every span and were summed. */
function summedCash(spans: readonly Moments[], summedUntil: Date | null): ReportSpans['cash'] {
  if (!summedUntil || spans.length === 0) return null;
  const lastEnd = Math.min(...spans.map(({ until }) => until.getTime()));
  const firstStart = Math.max(...spans.map(({ since }) => since.getTime()));
  const until = Math.min(summedUntil.getTime(), Math.floor(lastEnd / dayMilliseconds) * dayMilliseconds);
  const from = Math.min(until, Math.ceil(firstStart / dayMilliseconds) * dayMilliseconds);
  return { from: new Date(from), until: new Date(until) };
}
