import { isIP } from 'node:net';
import { faultOfAddress, lacksTarget } from 'api/db/client/database-address';
import * as z from 'zod/mini';

const line = z.string().check(z.regex(/^\S+$/));
const addressWith = (...protocols: string[]) =>
  z.optional(z.string().check(z.refine((text) => isAddressWith(text, protocols))));

/**
 * Services that several nodes share, and the proxies in front of them; without any of these one node needs no other
 * service.
 */
export const sharedServiceSettings = {
  DATABASE_REPLICA_URL: {
    about:
      'A streaming replica of DATABASE_URL: serves reads of the catalog, and is skipped while it lags. Several hosts as in DATABASE_URL, with target_session_attrs=standby or prefer-standby.',
    must: 'be an address that starts with postgres://',
    example: 'postgres://soko:secret@replica:5432/soko',
    fault: faultOfDatabase,
    schema: z.optional(z.string().check(z.refine((text) => faultOfDatabase(text) === undefined))),
  },
  REDIS_URL: {
    about:
      'A Redis or Valkey for events, limits and shared caches of several nodes. Unset means that PostgreSQL carries events and limits, and each node has its own caches.',
    must: 'be an address that starts with redis:// or rediss://',
    example: 'redis://:secret@localhost:6379',
    schema: addressWith('redis:', 'rediss:'),
  },
  S3_ENDPOINT: {
    about: 'S3-compatible storage for uploads, instead of DATA_DIR. Several nodes need it, or one shared folder.',
    must: 'be an address that starts with https:// or http:// and has no path',
    example: 'https://s3.eu-west-1.amazonaws.com',
    schema: z.optional(z.string().check(z.refine(isOrigin))),
  },
  S3_BUCKET: {
    about: 'The bucket of the uploads; only Soko needs access to it.',
    must: 'be the name of a bucket',
    example: 'soko-uploads',
    schema: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  },
  S3_REGION: {
    about: 'The region that requests are signed for.',
    must: 'be the name of a region',
    example: 'eu-west-1',
    usual: 'us-east-1',
    schema: z._default(line, 'us-east-1'),
  },
  S3_ACCESS_KEY_ID: {
    about: 'The key that may read, write and delete there.',
    must: 'be an access key without spaces',
    example: 'AKIAIOSFODNN7EXAMPLE',
    schema: z.optional(line),
  },
  S3_SECRET_ACCESS_KEY: {
    about: 'Its secret.',
    must: 'be a secret without spaces',
    example: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    isSecret: true,
    schema: z.optional(line),
  },
  DATABASE_WAIT_SECONDS: {
    about:
      'Seconds for which a start waits for a PostgreSQL that is still starting, and for another node that migrates.',
    must: 'be a whole number from 1 to 3600',
    example: '120',
    usual: '120',
    schema: z._default(
      z.string().check(z.refine((text) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= 3600)),
      '120',
    ),
  },
  TRUSTED_PROXIES: {
    about: 'Proxies whose X-Forwarded-For, -Proto and -Host are trusted. Unset means none.',
    must: 'be addresses or networks, separated by commas',
    example: '10.0.0.0/8,127.0.0.1',
    schema: z.optional(z.string().check(z.refine((text) => proxiesIn(text).every(isNetwork)))),
  },
  DRAIN_SECONDS: {
    about: 'Seconds for which a stopping node keeps serving while /readyz returns 503, so that proxies stop using it.',
    must: 'be a whole number from 0 to 300',
    example: '10',
    usual: '0',
    schema: z._default(z.string().check(z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) <= 300)), '0'),
  },
} as const;

export function proxiesIn(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const max = version === 6 ? 128 : 32;
  return version > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max));
}

/** Returns whether the text is an address with one of the protocols, such as `redis:`, and two slashes behind it. */
export function isAddressWith(text: string, protocols: readonly string[]): boolean {
  const protocol = URL.parse(text)?.protocol ?? '';
  return protocols.includes(protocol) && text.toLowerCase().startsWith(`${protocol}//`);
}

/** Returns what is wrong with the address of a PostgreSQL; undefined if nothing is. */
export function faultOfDatabase(text: string): string | undefined {
  const fault = faultOfAddress(text);
  if (fault !== undefined || !lacksTarget(text)) return fault;
  return 'names several hosts, so it must say which to use: add target_session_attrs=read-write, or standby for a replica';
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return ['http:', 'https:'].includes(url?.protocol ?? '') && url?.pathname === '/' && url.search === '';
}
