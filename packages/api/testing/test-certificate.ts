import { generateKeyPairSync, sign } from 'node:crypto';

export interface TestCertificate {
  key: string;
  cert: string;
}

/**
 * Returns a certificate for `localhost` that only the test trusts; generated each time, so that no private key is in
 * the repository.
 */
export function testCertificate(now = new Date()): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(0x30, der(0x31, der(0x30, commonName, der(0x0c, Buffer.from('localhost')))));
  const until = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  const since = new Date(now.getTime() - 60 * 60 * 1000);
  const alternativeNames = der(0x30, subjectAltName, der(0x04, der(0x30, der(0x82, Buffer.from('localhost')))));
  const contents = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    der(0x30, time(since), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, alternativeNames)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', contents, privateKey));
  const body = der(0x30, contents, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body.replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
  };
}

const commonName = Buffer.from([0x06, 0x03, 0x55, 0x04, 0x03]);
const subjectAltName = Buffer.from([0x06, 0x03, 0x55, 0x1d, 0x11]);
const ecdsaWithSha256 = Buffer.from([0x30, 0x0a, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]);

/** Encodes one value in DER: tag, length, content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const long = length > 0xff ? [0x82, length >> 8, length & 0xff] : [0x81, length];
  return Buffer.concat([Buffer.from(length < 0x80 ? [tag, length] : [tag, ...long]), body]);
}

function time(moment: Date): Buffer {
  const digits = moment.toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}
