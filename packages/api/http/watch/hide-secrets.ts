/** Fields with these names never appear in a log, in any form: secrets, and what identifies a person. */
const secretNames =
  /pass(word|wd|phrase)|token|secret|cookie|authorization|\botp\b|^otp|_otp|ticket|api_?key|phone|contact|e?mail|^to$|recipient|address$|guest_?id|^sid$|session/i;

/** Replaces a secret. */
export const hidden = '…';

/** Returns whether a field of this name contains a secret or identifies a person. */
export function isSecretName(name: string): boolean {
  return secretNames.test(name);
}

/**
 * What secrets look like within a text. Each pattern takes linear time: it starts only at the beginning of a run of its
 * characters, or takes whatever it has read. A test measures each of them (hide-secrets.test.ts).
 */
const secrets: [pattern: RegExp, instead: string | ((found: string) => string)][] = [
  // The query of an address carries guest ids, numbers and tickets.
  [/\?[\w.%[\]-]+=[^\s"'<>)]*/g, `?${hidden}`],
  // The closing quote may have been cut off.
  [/"([\w-]+)"\s*:\s*"((?:[^"\\]|\\.)*)"?/g, hideByName],
  [/(?<![\w-])([\w-]+)=([^\s;&"',)]+)/g, hideByName],
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, `$1 ${hidden}`],
  [/(:\/\/[^:@/\s]*):[^@/\s]*@/g, `$1:${hidden}@`],
  [/(?<![^\s"'<>(=:,/@])[^\s"'<>(=:,/@]+(@|%40)[^\s"'<>),]+/gi, hidden],
  [/\beyJ[\w-]+(\.[\w-]+)*/g, hidden],
  [/(?<![\w-])[\w-]{24,}/g, (found) => (/\d/.test(found) ? hidden : found)],
  [/\+?\d[\d ()-]{6,}\d/g, (found) => (found.replace(/\D/g, '').length >= 9 ? hidden : found)],
  [/(?<![\d.])\d{6}(?![\d.])/g, hidden],
];

/** Longer than any secret whose pattern has an end. */
const maxSecretLength = 200;

/** Returns the text without secrets, cut to a maximum length. */
export function withoutSecrets(text: string, maxCharacters: number): string {
  const start = text.slice(0, maxCharacters + maxSecretLength);
  const safe = secrets.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead as string), start);
  if (start.length === text.length && safe.length <= maxCharacters) return safe;
  // Half a secret is not recognised, so the characters before the cut are left out.
  return `${safe.slice(0, Math.min(maxCharacters, Math.max(0, safe.length - maxSecretLength)))}${hidden}`;
}

/** A pair of name and value within a text. */
function hideByName(found: string): string {
  const [, name = ''] = /([\w-]+)/.exec(found) ?? [];
  return isSecretName(name) ? `${name}=${hidden}` : found;
}
