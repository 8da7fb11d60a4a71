import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A passkey on a device that a test holds. */
export interface PasskeyUnderTest {
  /** Answers a request for a new passkey, as a browser at this address does. */
  create: (options: { challenge: string; rp: { id: string } }, origin: string) => object;
  /** Answers a request to sign. The count grows with each one, unless the test says another. */
  sign: (options: { challenge: string; rpId: string }, origin: string, count?: number) => object;
}

const inBase64Url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** CBOR as far as an attestation needs it: a byte string, and the head of a map. */
function cborBytes(bytes: Uint8Array): Buffer {
  const { length } = bytes;
  // The shortest form of a length is the only one.
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), bytes]);
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Makes a passkey whose key is on P-256, without attestation. */
export function passkeyUnderTest(): PasskeyUnderTest {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let signed = 0;
  // COSE: kind of the key 2, ES256, curve 1, the two coordinates.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  const dataOf = (rpId: string, count: number, flags: number) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted]);
  };
  const clientDataOf = (type: string, challenge: string, origin: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const named = { id: inBase64Url(id), rawId: inBase64Url(id), type: 'public-key' };
  return {
    create({ challenge, rp }, origin) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      // The person was there, and was recognised; a key follows.
      const authData = Buffer.concat([dataOf(rp.id, 0, 0x45), attested]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authData)],
      ]);
      const clientDataJSON = inBase64Url(clientDataOf('webauthn.create', challenge, origin));
      const response = { clientDataJSON, attestationObject: inBase64Url(attestation), transports: ['internal'] };
      return { ...named, response };
    },
    sign({ challenge, rpId }, origin, count) {
      signed = count ?? signed + 1;
      const authenticatorData = dataOf(rpId, signed, 0x05);
      const clientData = clientDataOf('webauthn.get', challenge, origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(clientData)]))
        .sign(privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: inBase64Url(clientData),
          authenticatorData: inBase64Url(authenticatorData),
          signature: inBase64Url(signature),
        },
      };
    },
  };
}
