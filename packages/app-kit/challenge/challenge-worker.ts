interface Work {
  nonce: string;
  salt: string;
  cost: number;
  keyLength: number;
  keyPrefix: string;
}

/** Searches the counter whose key begins as the challenge requires, and posts it with the key. */
self.addEventListener('message', async ({ data }: MessageEvent<Work>) => {
  const [nonce, salt] = [bytesOf(data.nonce), bytesOf(data.salt)];
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  for (let counter = 0; ; counter += 1) {
    new DataView(password.buffer).setUint32(nonce.length, counter);
    const derivedKey = await keyOf(password, salt, data);
    if (derivedKey.startsWith(data.keyPrefix)) return self.postMessage({ counter, derivedKey });
  }
});

async function keyOf(password: BufferSource, salt: BufferSource, { cost, keyLength }: Work): Promise<string> {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: cost };
  const bits = await crypto.subtle.deriveBits(derivation, key, keyLength * 8);
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export {};
