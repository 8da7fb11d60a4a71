/** Names one wish, so that trying again never does it twice. Over a plain connection browsers have no `randomUUID`. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('');
}
