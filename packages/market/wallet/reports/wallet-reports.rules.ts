/** What operators read of a span of days, as a table and as a file [OPS-086]. */
export const reportNames = ['orders', 'stores', 'couriers', 'promotions', 'refunds', 'times', 'cash'] as const;
export type ReportName = (typeof reportNames)[number];

/** Rows of one file; a longer one is of a narrower span. */
export const maxReportRows = 1_000_000;
/** A file with more rows is written in the background. */
export const maxRowsAtOnce = 10_000;
/** Rows of one part of a file. */
export const rowsPerPart = 5_000;
/** Days from the first to the last one of a report. */
export const maxReportDays = 731;
/** For so many days a file can be saved. */
export const reportFileDays = 7;

/** How a cell is written: amounts are in the currency of their row. */
export type CellKind = 'text' | 'count' | 'minutes' | 'amount';

const columnsOf = <const Columns extends Readonly<Record<string, CellKind>>>(columns: Columns) => columns;

/** The columns of each report in sequence, by their names in the file. */
export const reportColumns = {
  orders: columnsOf({
    ...{ order: 'text', placed: 'text', zone: 'text', module: 'text', store: 'text', type: 'text', status: 'text' },
    ...{ payment: 'text', currency: 'text', goods: 'amount', coupon: 'amount', delivery: 'amount', service: 'amount' },
    ...{ tax: 'amount', tip: 'amount', total: 'amount', commission: 'amount', income: 'amount' },
  }),
  stores: columnsOf({
    ...{ store_id: 'text', store: 'text', zone: 'text', currency: 'text', orders: 'count', delivered: 'count' },
    ...{ canceled: 'count', goods: 'amount', discounts: 'amount', commission: 'amount', refunded: 'amount' },
  }),
  couriers: columnsOf({
    ...{ courier_id: 'text', courier: 'text', city: 'text', currency: 'text', deliveries: 'count', base: 'amount' },
    ...{ distance: 'amount', waiting: 'amount', tips: 'amount', earned: 'amount' },
  }),
  promotions: columnsOf({
    ...{ kind: 'text', name: 'text', paid_by: 'text', currency: 'text', orders: 'count', given: 'amount' },
    ...{ total: 'amount' },
  }),
  refunds: columnsOf({
    ...{ order: 'text', made: 'text', zone: 'text', store: 'text', currency: 'text', amount: 'amount' },
    ...{ by_market: 'amount', by_store: 'amount', by_courier: 'amount', tax: 'amount', tip: 'amount' },
    ...{ to_wallet: 'amount', to_provider: 'amount', to_cash: 'amount', reason: 'text' },
  }),
  times: columnsOf({
    ...{ day: 'text', zone: 'text', module: 'text', delivered: 'count', promised: 'count', on_time: 'count' },
    ...{ to_accept: 'minutes', to_prepare: 'minutes', to_fetch: 'minutes', to_bring: 'minutes' },
    ...{ in_all: 'minutes', in_all_p90: 'minutes' },
  }),
  cash: columnsOf({
    ...{ holder: 'text', holder_id: 'text', name: 'text', city: 'text', currency: 'text', collected: 'amount' },
    ...{ handed_in: 'amount', other: 'amount', held: 'amount' },
  }),
} as const satisfies Record<ReportName, Readonly<Record<string, CellKind>>>;

type KeysOf<T> = T extends unknown ? keyof T : never;
export type ReportColumn = KeysOf<(typeof reportColumns)[ReportName]> & string;

export function columnNamesOf(report: ReportName): ReportColumn[] {
  return Object.keys(reportColumns[report]) as ReportColumn[];
}

/** Returns how a cell of a report is written. */
export function kindOfCell(report: ReportName, column: ReportColumn): CellKind {
  return (reportColumns[report] as Partial<Record<ReportColumn, CellKind>>)[column] ?? 'text';
}

/**
 * Accounts of the ledger whose credits are the own income of the market, and whose debits are its own costs. Others are
 * of stores, couriers, customers and the state, or say where money is; a tip is of the courier.
 */
export const ownAccounts =
  /^(delivery|service|coupons|first_orders|bonuses|loyalty|referrals|cashback|market:[a-z_]+)$/;

/** Returns how a file with so many rows is made: at once, in the background, or not at all [OPS-086]. */
export function wayOfFile(rows: number): 'at_once' | 'job' | 'too_long' {
  if (rows > maxReportRows) return 'too_long';
  return rows > maxRowsAtOnce ? 'job' : 'at_once';
}

/** Returns whether days are those of a report: in sequence, and not too many. */
export function isReportSpan(first: string, last: string): boolean {
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  return days >= 1 && days <= maxReportDays;
}

interface Span {
  since: Date;
  until: Date;
}

/** Returns the same moments in as few spans as there can be, or as one with what is between them where these are too many. */
export function joinedSpans(spans: readonly Span[], max: number): Span[] {
  const joined: Span[] = [];
  for (const { since, until } of spans.toSorted((one, other) => one.since.getTime() - other.since.getTime())) {
    const last = joined.at(-1);
    if (!last || last.until < since) joined.push({ since, until });
    else if (last.until < until) last.until = until;
  }
  const [first, last] = [joined.at(0), joined.at(-1)];
  return joined.length > max && first && last ? [{ since: first.since, until: last.until }] : joined;
}
