/** What Fastify is told of its log. */
export interface LogOptions {
  level: string;
  stream: { write: (line: string) => void };
  /** What every line says besides. */
  mixin?: () => object;
}

/** What these name never stands in a log, whatever its form: secrets, and who somebody is. */
const secretNames =
  /pass(word|wd|phrase)|token|secret|cookie|authorization|\botp\b|^otp|_otp|ticket|api_?key|phone|contact|e?mail|^to$|recipient|address$|guest_?id|^sid$|session/i;
/** The database quotes whole rows in them. */
const rowNames = /^(detail|where|internalQuery|parameters|body|rows?)$/;

const hidden = '…';

/** A log of JSON lines without codes, tokens, cookies, phone numbers and passwords: each line is gone through once more before it leaves. */
export function discreetLog(
  level: string,
  write: (line: string) => unknown = (line) => process.stdout.write(line),
  mixin?: () => object,
): LogOptions {
  return {
    level,
    ...(mixin && { mixin }),
    stream: { write: (line) => write(`${JSON.stringify(discreet(parsed(line)))}\n`) },
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return { msg: line };
  }
}

function discreet(value: unknown, name = ''): unknown {
  if (secretNames.test(name) || rowNames.test(name)) return hidden;
  // What a line is found by in the traces; it was made by chance and opens nothing.
  if (name === 'trace_id' && /^[0-9a-f]{32}$/.test(String(value))) return value;
  if (typeof value === 'string') return withoutSecrets(value);
  if (Array.isArray(value)) return value.map((entry) => discreet(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, discreet(entry, key)]));
}

const said: [pattern: RegExp, instead: string | ((found: string) => string)][] = [
  // The question in an address carries guest ids, numbers and tickets.
  [/\?[\w.%[\]-]+=[^\s"'<>)]*/g, `?${hidden}`],
  [/"([\w-]+)"\s*:\s*"((?:[^"\\]|\\.)*)"/g, hideByName],
  [/\b([\w-]+)=([^\s;&"',)]+)/g, hideByName],
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, `$1 ${hidden}`],
  [/(:\/\/[^:@/\s]*):[^@/\s]*@/g, `$1:${hidden}@`],
  [/[^\s"'<>(=:,]+@[^\s"'<>),]+\.[a-z]{2,}/gi, hidden],
  [/\beyJ[\w-]+(\.[\w-]+)*/g, hidden],
  [/[\w-]{24,}/g, (found) => (/\d/.test(found) ? hidden : found)],
  [/\+?\d[\d ()-]{6,}\d/g, (found) => (found.replace(/\D/g, '').length >= 9 ? hidden : found)],
  [/(?<![\d.])\d{6}(?![\d.])/g, hidden],
];

function withoutSecrets(text: string): string {
  return said.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead as string), text);
}

/** A pair of name and value within a text. */
function hideByName(found: string): string {
  const [, name = ''] = /([\w-]+)/.exec(found) ?? [];
  return secretNames.test(name) ? `${name}=${hidden}` : found;
}
