const boundary = 'boundary-of-a-fuzzed-form';

export const formType = `multipart/form-data; boundary=${boundary}`;

/** Returns a form with these fields: bytes become a file, a list several parts, everything else a text. */
export function writeForm(fields: Record<string, unknown>): Buffer {
  const all = Object.entries(fields).flatMap(([name, value]) =>
    name.endsWith('[]') && Array.isArray(value)
      ? value.map((part): [string, unknown] => [name, part])
      : [[name, value] as const],
  );
  const parts = all.flatMap(([name, value]) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName(value)}\r\n\r\n`),
    bytesOf(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

function fileName(value: unknown): string {
  return value instanceof Uint8Array ? '; filename="../../picture.png"' : '';
}

function bytesOf(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  return Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
}
