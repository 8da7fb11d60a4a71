import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type RefusalCode, refusals } from 'market/refusals';

/** Thrown by use cases; rolls their transaction back and becomes the reply below. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string = refusals[code].message) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

/** The only place that writes an error: no stack, no SQL, always the same shape. */
export function replyToError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalFor(error);
  const { status } = refusals[refusal.code];
  if (status === 500) request.log.error(error);
  if (status === 503) reply.header('retry-after', isFull(error) ? '30' : '1');
  if (status === 429) reply.header('retry-after', '60');
  reply.code(status).send({ errors: [{ code: refusal.code, message: refusal.message }] });
}

function refusalFor(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (error.statusCode === 413) return new Refusal('too_large');
  if (error.statusCode === 415)
    return new Refusal('invalid_input', 'Send JSON, or multipart/form-data where a form is taken.');
  if (error.statusCode !== undefined && error.statusCode < 500) return new Refusal('invalid_input', error.message);
  if (isDatabaseAway(error)) return new Refusal('overloaded');
  if (isUnstorableText(error)) return new Refusal('invalid_input', 'The text has characters that cannot be stored.');
  return new Refusal('fault');
}

/** PostgreSQL cannot store the NUL character, and JSON can carry it: the caller's fault, not ours. */
function isUnstorableText(error: FastifyError): boolean {
  return error.code === '22021' || error.code === '22P05';
}

/** Somebody has to make room on a disk: that of PostgreSQL, or that of the uploads. */
const full = /^(53100|ENOSPC|EDQUOT)$/;
/**
 * Cut off, shutting down, starting, a standby for the moment, out of connections, disk, memory or time, or still in the
 * way of others after all tries.
 */
const away = /^(ECONN[A-Z]+|EPIPE|ETIMEDOUT|08...|57P0.|57014|25006|53...|40001|40P01)$/;
/** What the driver says without a code. */
const awayInWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|Connection error)/;

/** Nothing is wrong with the call: sent again in a moment it may succeed. */
function isDatabaseAway({ code, message }: FastifyError): boolean {
  return code ? away.test(code) || full.test(code) : awayInWords.test(message);
}

function isFull({ code }: FastifyError): boolean {
  return full.test(code ?? '');
}
