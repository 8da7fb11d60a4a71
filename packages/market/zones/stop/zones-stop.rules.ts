/** What an operator tells everybody: that no new orders are taken, or that work on the system comes [OPS-096]. */
export const noticeKinds = ['stop', 'maintenance'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Hours: a stop of every zone ends by itself, so that one that is forgotten does not close the market. */
export const maxStopHours = 7 * 24;

/** A notice to everybody, as it is stored. */
export interface MarketNotice {
  kind: NoticeKind;
  /** In the operator's own words; may be empty. */
  words: string;
  from_at: string;
  until_at: string;
  /** By whose clock its times are written, such as Africa/Lagos. */
  time_zone: string;
}

/** Returns whether pages show a notice: from when it was made, so that maintenance is known before it begins. */
export function isNoticeShown(notice: MarketNotice | null, at: Date): notice is MarketNotice {
  return notice !== null && new Date(notice.until_at) > at;
}

/** Returns whether no new order is taken anywhere; running orders go on, and an broadcast alone stops nothing. */
export function stopsNewOrders(notice: MarketNotice | null, at: Date): notice is MarketNotice {
  return isNoticeShown(notice, at) && notice.kind === 'stop' && new Date(notice.from_at) <= at;
}

/** Whether two people are needed: for what stops every order, not for what is only said. */
export function needsSecondPerson(kind: NoticeKind): boolean {
  return kind === 'stop';
}

/** Returns a moment by the clock of a place: 14:30 today, 28/11 14:30 on another day. */
export function noticeTime(moment: string, timeZone: string, now: Date): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit' });
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const at = new Date(moment);
  const isToday = day.format(at) === day.format(now);
  return isToday ? time.format(at) : `${day.format(at)} ${time.format(at)}`;
}
