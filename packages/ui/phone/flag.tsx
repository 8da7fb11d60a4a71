import styles from './flag.module.css';

/** Flags that are stripes alone, from the start or from the top, some with a star in their middle. */
const upright = [
  'NG 008751 ffffff 008751',
  'BE 000000 fae042 ed2939',
  'CI f77f00 ffffff 009e60',
  'CM 007a5e ce1126 fcd116 *fcd116',
  'FR 0055a4 ffffff ef4135',
  'GN ce1126 fcd116 009460',
  'IE 169b62 ffffff ff883e',
  'IT 008c45 ffffff cd212a',
  'ML 14b53a fcd116 ce1126',
  'PE d91023 ffffff d91023',
  'RO 002b7f fcd116 ce1126',
  'SN 00853f fdef42 e31b23 *00853f',
  'TD 002664 fecb00 c60c30',
];
const lying = [
  'AM d90012 0033a0 f2a800',
  'AT ed2939 ffffff ed2939',
  'BF ef2b2d 009e49 *fcd116',
  'BG ffffff 00966e d62612',
  'DE 000000 dd0000 ffce00',
  'EE 0072ce 000000 ffffff',
  'GA 009e60 fcd116 3a75c4',
  'GH ce1126 fcd116 006b3f *000000',
  'HU ce2939 ffffff 477050',
  'ID ff0000 ffffff',
  'LT fdb913 006a44 c1272d',
  'LU ed2939 ffffff 00a1de',
  'MC ce1126 ffffff',
  'MU ea2839 1a206d ffd500 00a551',
  'NL ae1c28 ffffff 21468b',
  'PL ffffff dc143c',
  'SL 1eb53a ffffff 0072c6',
  'UA 0057b7 ffd700',
  'YE ce1126 ffffff 000000',
];

/** The colours of each, and whether its stripes lie. */
const designs = new Map(
  [...upright, ...lying].map((line, index) => {
    const [country = '', ...colours] = line.split(' ');
    return [country, { colours, isHorizontal: index >= upright.length }];
  }),
);

/** The flag of a country by its ISO code, hidden from screen readers; the code itself if there is no flag. */
export function Flag({ country }: { country: string }) {
  const flag = designs.get(country);
  if (!flag && country !== 'KE') {
    return (
      <span aria-hidden="true" className={styles.letters}>
        {country}
      </span>
    );
  }
  return (
    <svg viewBox="0 0 30 20" aria-hidden="true" className={styles.flag}>
      {flag ? <Stripes {...flag} /> : <Kenya />}
    </svg>
  );
}

function Stripes({ colours, isHorizontal }: { colours: string[]; isHorizontal: boolean }) {
  const stripes = colours.filter((colour) => !colour.startsWith('*'));
  const star = colours.find((colour) => colour.startsWith('*'));
  const [wide, high] = isHorizontal ? [30, 20 / stripes.length] : [30 / stripes.length, 20];
  const placed = stripes.map((colour, index) => ({
    colour,
    x: isHorizontal ? 0 : index * wide,
    y: isHorizontal ? index * high : 0,
  }));
  return (
    <>
      {placed.map(({ colour, x, y }) => (
        <rect key={`${x} ${y}`} fill={`#${colour}`} x={x} y={y} width={wide} height={high} />
      ))}
      {star && (
        <path fill={`#${star.slice(1)}`} d="m15 6 .9 2.8h2.9l-2.4 1.7.9 2.7-2.3-1.7-2.3 1.7.9-2.7-2.4-1.7h2.9z" />
      )}
    </>
  );
}

function Kenya() {
  return (
    <>
      <path d="M0 0h30v6H0z" />
      <path fill="#fff" d="M0 6h30v8H0z" />
      <path fill="#b00" d="M0 7h30v6H0z" />
      <path fill="#060" d="M0 14h30v6H0z" />
      <ellipse cx="15" cy="10" rx="3" ry="6" fill="#7a0000" stroke="#fff" strokeWidth=".8" />
    </>
  );
}
