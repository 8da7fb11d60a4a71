import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** One code per 30 seconds of 6 digits by HMAC-SHA-1, the only kind that every authenticator app knows (RFC 6238). */
const stepSeconds = 30;
const digits = 6;
/** Phones are up to half a minute off. */
const stepsAround = [0, -1, 1];
const secretBytes = 20;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a new secret of 160 bits. */
export function newAuthenticatorSecret(): string {
  return inBase32(randomBytes(secretBytes));
}

/** Returns the address that an authenticator app reads from a QR code. */
export function authenticatorUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** Returns the code of a secret at a moment. */
export function codeAt(secret: string, at: Date): string {
  return codeOfStep(secret, stepAt(at));
}

/** Returns the step that a code belongs to, around a moment; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const given = Buffer.from(code);
  return stepsAround
    .map((difference) => stepAt(at) + difference)
    .find((step) => {
      const right = Buffer.from(codeOfStep(secret, step));
      return right.length === given.length && timingSafeEqual(right, given);
    });
}

function stepAt(at: Date): number {
  return Math.floor(at.getTime() / 1000 / stepSeconds);
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const start = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(start) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/** Returns bytes in base32 (RFC 4648) without padding; ours have whole groups. */
export function inBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
