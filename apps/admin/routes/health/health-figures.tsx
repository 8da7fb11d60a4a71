import { Trans, useLingui } from '@lingui/react/macro';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** In hours up to this, then in days. */
const maxHours = 72;

/** A length of time in its largest unit. */
export function AgeText({ seconds }: { seconds: number }) {
  const all = Math.max(0, Math.round(seconds));
  if (all < 2 * minute) return <Trans>{all} s</Trans>;
  const minutes = Math.round(all / minute);
  if (all < 2 * hour) return <Trans>{minutes} min</Trans>;
  const hours = Math.round(all / hour);
  if (hours <= maxHours) return <Trans>{hours} h</Trans>;
  const days = Math.round(all / day);
  return <Trans>{days} d</Trans>;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in its largest unit. */
export function SizeText({ bytes }: { bytes: number }) {
  const { i18n } = useLingui();
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const format = {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  } as const;
  return new Intl.NumberFormat(i18n.locale, format).format(bytes / 1000 ** power);
}
