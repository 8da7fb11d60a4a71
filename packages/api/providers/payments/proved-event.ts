import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a received value with the expected one in constant time. */
export function isSame(sent: string | string[] | undefined, expected: string): boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest();
  return typeof sent === 'string' && timingSafeEqual(digestOf(sent), digestOf(expected));
}

/** Parses the JSON of a verified request; undefined if it is invalid. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}
