/** Days, hours, minutes and seconds until something ends, each in two digits [PROMO-14]. */
export interface TimeLeft {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
}

const inSeconds = { day: 86_400, hour: 3_600, minute: 60 };

/** Null once it has ended [PROMO-15]. Both moments are milliseconds since 1970; a begun second counts. */
export function timeLeft(endsAt: number, now: number): TimeLeft | null {
  const left = Math.ceil((endsAt - now) / 1000);
  if (!(left > 0)) return null;
  const { day, hour, minute } = inSeconds;
  return {
    days: twoDigits(left / day),
    hours: twoDigits((left % day) / hour),
    minutes: twoDigits((left % hour) / minute),
    seconds: twoDigits(left % minute),
  };
}

function twoDigits(number: number): string {
  return String(Math.floor(number)).padStart(2, '0');
}
