import type { Delivery } from 'market/orders/orders.courier.contract';

type SealedCode = NonNullable<Delivery['door_code']>;

/**
 * Returns whether a code is the one of the order, as this phone can tell without a connection [DEL-29]. Where the browser
 * has no cryptography, the answer of the server is the first one.
 */
export async function isRightCode(code: string, { hash, salt, rounds }: SealedCode): Promise<boolean> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return true;
  const bytes = new TextEncoder();
  const key = await subtle.importKey('raw', bytes.encode(code), 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: rounds };
  const bits = await subtle.deriveBits(derivation, key, 256);
  return base64url(new Uint8Array(bits)) === hash;
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
