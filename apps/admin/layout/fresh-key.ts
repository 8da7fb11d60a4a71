const keyBytes = 16;

/** Names one intent, so that a call that is sent again has one effect. Browsers have no `randomUUID` without TLS. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
