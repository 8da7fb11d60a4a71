/** The tag of a journey that is repeated in both colours: `npm test` looks at the light ones. */
export function tagOf(colorScheme: 'light' | 'dark'): string | string[] {
  return colorScheme === 'dark' ? '@thorough' : [];
}
