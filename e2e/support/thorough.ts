/**
 * Whether journeys run at full length, as `npm run thorough` asks for. In `npm test` the longest of them, which would
 * take a third of its time, are shorter.
 */
export const isThorough = process.env.THOROUGH === 'on';
