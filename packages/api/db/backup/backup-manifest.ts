import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import * as z from 'zod/mini';

/** A backup that cannot be made or used, in words for the operator. */
export class BackupFault extends Error {
  readonly why: 'missing' | 'damaged' | 'newer' | 'in the way';

  constructor(why: BackupFault['why'], message: string) {
    super(message);
    this.name = 'BackupFault';
    this.why = why;
  }
}

/** Changes when an older Soko can no longer read the format. */
export const backupFormat = 1;

const count = z.number().check(z.int(), z.minimum(0));
const checksum = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const identifier = z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/));

const manifestShape = z.object({
  format: z.number(),
  soko: z.string(),
  postgres: z.string(),
  made_at: z.string(),
  /** The migrations that had run, in their order. */
  migrations: z.array(z.string().check(z.regex(/^\d{4}_[a-z0-9_]+\.sql$/))).check(z.minLength(1)),
  /** Bytes are those of the file; the checksum is of the rows before they were compressed. */
  tables: z.array(
    z.object({ name: identifier, columns: z.array(identifier), rows: count, bytes: count, sha256: checksum }),
  ),
  sequences: z.array(z.object({ name: identifier, value: count })),
  uploads: z.array(
    z.object({ name: z.string().check(z.regex(/^[\w-]+(\/[\w-]+)*\.\w+$/)), bytes: count, sha256: checksum }),
  ),
});

export type Manifest = z.infer<typeof manifestShape>;
export type BackedUpTable = Manifest['tables'][number];

export const manifestFile = 'manifest.json';

export function fileOfTable(name: string): string {
  return join('tables', `${name}.copy.zst`);
}

export function fileOfUpload(name: string): string {
  return join('uploads', name);
}

/** The version of this Soko. */
export function ownVersion(): string {
  const root = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  return String(root.version);
}

/** Reads the manifest of a backup; rejects a format that this release does not know. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new BackupFault('missing', `There is no backup in ${folder}: it has no ${manifestFile}.`);
  });
  const written = parsed(text, folder);
  const { format, soko } = written as Partial<Manifest>;
  if (Number(format) > backupFormat || isNewer(String(soko), ownVersion())) {
    throw new BackupFault(
      'newer',
      `The backup was made by Soko ${soko}; this is ${ownVersion()}. Restore it with that version or a newer one.`,
    );
  }
  const manifest = z.safeParse(manifestShape, written);
  if (!manifest.success)
    throw new BackupFault('damaged', `${join(folder, manifestFile)} is not as a backup writes it.`);
  return manifest.data;
}

function parsed(text: string, folder: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new BackupFault('damaged', `${join(folder, manifestFile)} cannot be read: it was cut off or changed.`);
  }
}

/** Versions are numbers with dots between them. */
function isNewer(one: string, other: string): boolean {
  const [these, those] = [one, other].map((version) => version.split('.').map(Number));
  for (const [index, number = 0] of (these ?? []).entries()) {
    const difference = number - (those?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

export interface Measured {
  through: Transform;
  bytes: () => number;
  sha256: () => string;
}

/** Passes bytes on unchanged, and computes their number and checksum. */
export function measuring(onBytes: (count: number) => void = () => {}): Measured {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  return { through, bytes: () => bytes, sha256: () => hash.digest('hex') };
}
