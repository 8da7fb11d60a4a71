import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type Detail, filled, type Refused, sentencesOf } from 'market/calls/refusal-details';
import { type RefusalCode, refusals } from 'market/refusals';
import { everyDetailText } from '#api/http/texts/every-detail-text.ts';
import type { FieldText } from '#api/http/texts/field-texts.ts';
import { detailText, fieldText, languageOf, refusalText } from '#api/http/texts/texts.ts';

/** Thrown by use cases; rolls their transaction back and becomes the reply below. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly detail: Detail | undefined;

  /** When the same call may succeed; undefined where that is not known. */
  readonly retryAfterSeconds: number | undefined;

  /**
   * `wording` replaces the default text of the code. A detail is translated; of a plain string other languages than English
   * show the default text of the code.
   */
  constructor(code: RefusalCode, wording?: string | Detail, retryAfterSeconds?: number) {
    super(
      typeof wording === 'object'
        ? sentencesOf(wording, ({ text, values }) => filled(everyDetailText[text], values))
        : (wording ?? refusals[code].message),
    );
    this.name = 'Refusal';
    this.code = code;
    this.detail = typeof wording === 'object' ? wording : undefined;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What a call goes by, and what is there now, each by the name of its field in the call or its reply. */
export interface ChangedValues {
  sent: object;
  now: object;
}

/** Another person has changed what a call changes: the reply has both values [SEAT-39]. */
export class ChangedMeanwhile extends Refusal {
  readonly values: ChangedValues;

  constructor(values: ChangedValues, wording?: Detail) {
    super('changed_meanwhile', wording);
    this.values = values;
  }
}

/** Throws the refusal that a rule has returned; returns if it has returned none. */
export function refuse(fault: Refused | undefined): void {
  if (fault) throw new Refusal(fault.refused, fault.detail ?? fault.message);
}

/** What is wrong with one field of a call. */
export interface FieldFault {
  /** As the call names it, `receiver_details.address` for a field of a field. */
  field: string;
  text: FieldText;
  values?: Detail['values'];
}

/** A call whose fields break its contract: the reply has one entry for each field, with the field as its code [ERR-02]. */
export class FieldRefusal extends Refusal {
  readonly faults: readonly FieldFault[];

  constructor(faults: readonly FieldFault[]) {
    super('invalid_input', faults.map(({ field, text, values }) => `${field}: ${filled(text, values)}`).join('; '));
    this.faults = faults;
  }
}

/** The refusal of one field. */
export function fieldRefusal(field: string, text: FieldText): FieldRefusal {
  return new FieldRefusal([{ field, text }]);
}

/** The only place that writes an error: no stack, no SQL, always the same shape, in the language of the call [I18N-13]. */
export function replyToError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalFor(error);
  const { status } = refusals[refusal.code];
  if (status === 500) request.log.error(error);
  if (status === 503) reply.header('retry-after', isFull(error) ? '30' : '1');
  if (status === 429) reply.header('retry-after', String(refusal.retryAfterSeconds ?? 60));
  if (status === 428) reply.header('link', '</api/v1/auth/challenge>; rel="challenge"');
  reply.code(status).send({ errors: errorsOf(refusal, languageOf(request.headers['x-localization'])) });
}

/** The entries of a reply that refuses, in a language. */
export function errorsOf(
  refusal: Refusal,
  language: string,
): ({ code: string; message: string } & Partial<ChangedValues>)[] {
  if (refusal instanceof FieldRefusal) {
    return refusal.faults.map(({ field, text, values = {} }) => ({
      code: field,
      message: fieldText(text, values, language),
    }));
  }
  const values = refusal instanceof ChangedMeanwhile ? refusal.values : {};
  return [{ code: refusal.code, message: messageOf(refusal, language), ...values }];
}

function messageOf({ code, detail, message }: Refusal, language: string): string {
  if (detail) return detailText(detail, language);
  const isOwnText = message !== refusals[code].message;
  return language === 'en' && isOwnText ? message : refusalText(code, language);
}

function refusalFor(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (error.statusCode === 413) return new Refusal('too_large');
  if (error.statusCode === 415) {
    return fieldRefusal('invalid_input', 'Send JSON, or multipart/form-data where a form is taken.');
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return fieldRefusal('invalid_input', isBrokenJson(error) ? 'Send valid JSON.' : 'The request could not be read.');
  }
  if (isDatabaseAway(error)) return new Refusal('overloaded');
  if (isUnstorableText(error)) return fieldRefusal('invalid_input', 'The text has characters that cannot be stored.');
  return new Refusal('fault');
}

function isBrokenJson({ code, name }: FastifyError): boolean {
  return name === 'SyntaxError' || code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
}

/** PostgreSQL cannot store the NUL character, and JSON can carry it: the caller's fault, not ours. */
function isUnstorableText(error: FastifyError): boolean {
  return error.code === '22021' || error.code === '22P05';
}

/** A disk is full: PostgreSQL's, or that of the uploads. */
const full = /^(53100|ENOSPC|EDQUOT)$/;
/**
 * Cut off, shutting down, starting, a standby for the moment, out of connections, disk, memory or time, or still in the
 * way of others after all tries.
 */
const away = /^(ECONN[A-Z]+|EPIPE|ETIMEDOUT|08...|57P0.|57014|25006|53...|40001|40P01)$/;
/** Messages without a code from the driver. */
const awayInWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|Connection error)/;

/** Nothing is wrong with the call: sent again in a moment it may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string };
  return code ? away.test(code) || full.test(code) : awayInWords.test(message);
}

function isFull({ code }: FastifyError): boolean {
  return full.test(code ?? '');
}
