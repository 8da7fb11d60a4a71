/** Returns an idempotency key: a call that is sent again with it has one effect. Without TLS, browsers lack `crypto.randomUUID`. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('');
}
