import { addressBlocksOf } from '../limits/address-blocks.ts';
import { hidden, isSecretName, withoutSecrets } from './hide-secrets.ts';

/** Fastify's logger options. */
export interface LogOptions {
  level: string;
  stream: { write: (line: string) => void };
  /** Further fields of every line. */
  mixin?: () => object;
}

/** Fields in which the database quotes whole rows. */
const rowNames = /^(detail|where|internalQuery|parameters|body|rows?)$/;

/** Nothing that helps to find a fault is longer; a stack of ten frames has about 1,000 characters. */
const maxCharacters = 2_000;
const maxNameCharacters = 100;
const maxDepth = 12;

/** A log of JSON lines without codes, tokens, cookies, phone numbers and passwords: each line is gone through again before it leaves. */
export function redactingLog(
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

function discreet(value: unknown, name = '', depth = 0): unknown {
  // The network is enough to identify an attack; the full address would identify a person.
  if (name === 'remoteAddress') return addressBlocksOf(String(value)).ofNetwork;
  if (isSecretName(name) || rowNames.test(name) || depth > maxDepth) return hidden;
  // What a line is found by in the traces; it was made by chance and opens nothing.
  if (name === 'trace_id' && /^[0-9a-f]{32}$/.test(String(value))) return value;
  if (typeof value === 'string') return withoutSecrets(value, maxCharacters);
  if (Array.isArray(value)) return value.map((entry) => discreet(entry, '', depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const field = key.slice(0, maxNameCharacters);
      return [field, discreet(entry, field, depth + 1)];
    }),
  );
}
