import type { Schema } from 'market/calls/endpoint';
import * as z from 'zod/mini';
import { type FieldFault, FieldRefusal } from '#api/http/refusal.ts';
import type { FieldText } from '#api/http/texts/field-texts.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/** Lets Fastify validate with the schemas of the contract; the refusal names each field that breaks it once. */
export function compileValidator({ schema }: { schema: unknown }) {
  return (value: unknown): { value?: unknown; error?: FieldRefusal } => {
    const result = parse(schema as Schema, value);
    if (result.success) return { value: result.data };
    return { error: new FieldRefusal(onePerField(issuesOf(schema as Schema, value, result.error.issues))) };
  };
}

function parse(schema: Schema, value: unknown) {
  return z.safeParse(schema, value, { error: (issue) => wordsOf(issue, value) });
}

/** Reports every required field when a call has no body. */
function issuesOf(schema: Schema, value: unknown, issues: Issue[]): Issue[] {
  if (value !== undefined && value !== null) return issues;
  const ofEmpty = parse(schema, {});
  return ofEmpty.success ? issues : ofEmpty.error.issues;
}

function onePerField(issues: Issue[]): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  for (const fault of issues.flatMap((issue) => faultsIn(issue))) {
    if (!faults.has(fault.field)) faults.set(fault.field, fault);
  }
  return [...faults.values()];
}

function faultsIn(issue: Issue, above: readonly PropertyKey[] = []): FieldFault[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => faultAt([...path, key], issue));
  if (issue.code !== 'invalid_union') return [faultAt(path, issue)];
  // Of the alternatives, the one with the right type has the best message.
  const ways = issue.errors.flat();
  const nearest = ways.find(({ code }) => code !== 'invalid_type');
  return issue.message === required || !nearest ? [faultAt(path, issue)] : faultsIn(nearest, path);
}

function faultAt(path: readonly PropertyKey[], issue: Issue): FieldFault {
  const { maximum, minimum, values } = issue as { maximum?: number; minimum?: number; values?: unknown[] };
  return {
    field: path.length === 0 ? 'invalid_input' : path.join('.'),
    text: issue.message as FieldText,
    values: {
      ...(maximum !== undefined && { maximum: Number(maximum) }),
      ...(minimum !== undefined && { minimum: Number(minimum) }),
      ...(values && { values: values.join(', ') }),
    },
  };
}

const required: FieldText = 'This field is required.';
const unclear: FieldText = 'This value is not valid.';
const coordinates = /^(lat|lng|latitude|longitude)$/;

/** The message for an issue that the contract gives none. */
function wordsOf(issue: RawIssue, value: unknown): FieldText {
  if (valueAt(value, issue.path ?? []) === undefined) return wordsOfMissing(issue);
  switch (issue.code) {
    case 'invalid_type':
      return typeTexts[issue.expected as string] ?? unclear;
    case 'invalid_value':
      return 'Send one of: {values}';
    case 'too_big':
      return tooBig[issue.origin as string] ?? 'Send {maximum} or less.';
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return required;
      return tooSmall[issue.origin as string] ?? 'Send {minimum} or more.';
    case 'invalid_format':
      return formatTexts[issue.format as string] ?? unclear;
    case 'not_multiple_of':
      return 'Send a whole number.';
    case 'unrecognized_keys':
      return 'This field is not known.';
    default:
      return unclear;
  }
}

/** A missing field has the same message as an empty one. */
function wordsOfMissing({ inst, path = [] }: RawIssue): FieldText {
  if (coordinates.test(String(path.at(-1)))) return 'Choose a place first.';
  const checks = (inst as { _zod?: { def?: { checks?: z.core.$ZodCheck[] } } } | undefined)?._zod?.def?.checks ?? [];
  for (const { _zod: check } of checks) {
    if (check.def.check === 'custom') continue;
    const words = check.def.error?.({ code: 'custom', input: '', path: [] } as never);
    if (typeof words === 'string') return words as FieldText;
  }
  return required;
}

const typeTexts: Record<string, FieldText> = {
  string: 'Send text.',
  number: 'Send a number.',
  int: 'Send a whole number.',
  boolean: 'Send true or false.',
  array: 'Send a list.',
  object: 'Send an object.',
  record: 'Send an object.',
};

const tooBig: Record<string, FieldText> = {
  string: 'Use up to {maximum} characters.',
  array: 'Send up to {maximum} entries.',
};

const tooSmall: Record<string, FieldText> = {
  string: 'Use at least {minimum} characters.',
  array: 'Send at least {minimum} entries.',
};

const formatTexts: Record<string, FieldText> = {
  email: 'Must be a valid email',
  datetime: 'Send a date and time, such as 2026-11-22T15:00:00Z.',
};

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const step of path) found = (found as Record<PropertyKey, unknown> | null | undefined)?.[step];
  return found;
}
