import * as z from 'zod/mini';
import { meantBy } from './names.ts';
import { type Environment, type Setting, type SettingName, settings } from './settings.ts';

/** What cannot be read as its setting asks. */
export function brokenSettings(given: Environment): string[] {
  return (Object.keys(settings) as SettingName[])
    .filter((name) => !z.safeParse(settings[name].schema, given[name]).success)
    .map((name) => faultOf(name, given[name], reasonFor(settings[name], given[name] ?? '')));
}

function reasonFor({ choices, must }: Setting, value: string): string {
  const meant = choices && meantBy(value, [...choices]);
  return meant ? `is not known; did you mean ${meant}?` : `must ${must}`;
}

/** One fault: the variable with its value, the reason, an example. */
export function faultOf(name: SettingName, value: string | undefined, reason: string): string {
  const { isSecret }: Setting = settings[name];
  return `${name}=${isSecret ? '…' : withoutPassword(value ?? '')} ${reason} (example: ${exampleOf(name)})`;
}

/** Of a setting that another one cannot do without. */
export function missing(name: SettingName, neededBy: string): string {
  return `${name} is missing: ${neededBy} needs it (example: ${exampleOf(name)})`;
}

export function exampleOf(name: SettingName): string {
  return `${name}=${settings[name].example}`;
}

/** Faults end up in logs, where a password has no business. */
export function withoutPassword(value: string): string {
  return value.replace(/(:\/\/[^:@/]*):.*@/, '$1:…@');
}
