/** Whether journeys run at full length, as `npm run thorough` asks for; in `npm test` the longest are shorter. */
export const isThorough = process.env.THOROUGH === 'on';

/** The tag of a journey that is repeated in both colours: `npm test` looks at the light ones. */
export function tagOf(colorScheme: 'light' | 'dark'): string | string[] {
  return colorScheme === 'dark' ? '@thorough' : [];
}
