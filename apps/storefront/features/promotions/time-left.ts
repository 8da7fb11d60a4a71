import { daySeconds, hourSeconds, minuteSeconds } from 'market/values/durations';

/** Days, hours, minutes and seconds until something ends, each in two digits [PROMO-14]. */
export interface TimeLeft {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
}

/** Null once it has ended [PROMO-15]. Both moments are milliseconds since 1970; a begun second counts. */
export function timeLeft(endsAt: number, now: number): TimeLeft | null {
  const left = Math.ceil((endsAt - now) / 1000);
  if (!(left > 0)) return null;
  return {
    days: twoDigits(left / daySeconds),
    hours: twoDigits((left % daySeconds) / hourSeconds),
    minutes: twoDigits((left % hourSeconds) / minuteSeconds),
    seconds: twoDigits(left % minuteSeconds),
  };
}

function twoDigits(number: number): string {
  return String(Math.floor(number)).padStart(2, '0');
}
