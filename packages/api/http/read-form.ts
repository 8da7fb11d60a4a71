import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxPictureBytes } from 'market/account/account.rules';
import type { Endpoint } from 'market/calls/endpoint';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';

const limits = { files: 5, fields: 40, parts: 45, fieldSize: 16_384, fieldNameSize: 100 };

/** Makes the routes of this scope accept forms, and nothing else: a JSON body is none. A file has at most so many bytes. */
export async function acceptForms(scope: FastifyInstance, fileSize = maxPictureBytes): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits: { ...limits, fileSize } });
}

/** A field whose name ends like this may come several times, and is a list. */
const ofList = /\[\]$/;

/**
 * Reads the fields of a form: texts, and files as bytes. Runs only once the caller is known, and stops at the limits.
 * Files that the contract does not name are skipped, and file names are ignored.
 */
export async function readForm(
  request: FastifyRequest,
  { body, refusals }: Endpoint,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw fieldRefusal('invalid_input', 'Send a form as multipart/form-data');
  const known = namesIn(body);
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      const { fieldname: name } = part;
      if (fields.has(name) && !ofList.test(name)) throw fieldRefusal(name, 'Send it once');
      const value = part.type === 'field' ? textOf(part) : await bytesOf(part, known);
      if (value !== undefined) fields.set(name, ofList.test(name) ? [...listIn(fields, name), value] : value);
    }
  } catch (error) {
    passBy(request);
    throw refusalOf(error, refusals);
  }
  return Object.fromEntries(fields);
}

function listIn(fields: ReadonlyMap<string, unknown>, name: string): unknown[] {
  const list = fields.get(name);
  return Array.isArray(list) ? list : [];
}

function textOf({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue): unknown {
  if (valueTruncated || fieldnameTruncated) throw fieldRefusal(fieldname, 'Is too long');
  return value;
}

/** A browser sends an empty part without a name for a file that was not chosen. */
async function bytesOf(part: MultipartFile, known: ReadonlySet<string>): Promise<Uint8Array | undefined> {
  if (!known.has(part.fieldname)) {
    part.file.resume();
    return undefined;
  }
  const bytes = await part.toBuffer();
  return bytes.length > 0 || part.filename ? bytes : undefined;
}

function namesIn(body: Endpoint['body']): ReadonlySet<string> {
  const shape = body && 'shape' in body._zod.def ? (body._zod.def.shape as object) : {};
  return new Set(Object.keys(shape));
}

/** The response is read only after the whole body was sent, so the rest of the body is discarded. */
function passBy({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

function refusalOf(error: unknown, refusals: Endpoint['refusals']): Refusal {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE' && refusals.includes('picture_size')) return new Refusal('picture_size');
  if (code === 'FST_FILES_LIMIT' && refusals.includes('images_too_many')) return new Refusal('images_too_many');
  if (/^FST_(REQ_FILE_TOO_LARGE|(PARTS|FILES|FIELDS)_LIMIT)$/.test(String(code))) return new Refusal('too_large');
  return fieldRefusal('invalid_input', 'The form is broken');
}
