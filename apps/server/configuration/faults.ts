import * as z from 'zod/mini';
import { closestName } from './names.ts';
import { type Environment, type Setting, type SettingName, settings } from './settings.ts';

/** Returns the settings with invalid values. */
export function brokenSettings(given: Environment): string[] {
  return (Object.keys(settings) as SettingName[])
    .filter((name) => !z.safeParse(settings[name].schema, given[name]).success)
    .map((name) => faultOf(name, given[name], reasonFor(settings[name], given[name] ?? '')));
}

function reasonFor({ choices, must, fault }: Setting, value: string): string {
  const suggestion = choices && closestName(value, [...choices]);
  return suggestion ? `is not known; did you mean ${suggestion}?` : (fault?.(value) ?? `must ${must}`);
}

/** One fault: the variable with its value, the reason, an example. */
export function faultOf(name: SettingName, value: string | undefined, reason: string): string {
  const { isSecret }: Setting = settings[name];
  return `${name}=${isSecret ? '…' : withoutPassword(name, value ?? '')} ${reason} (example: ${exampleOf(name)})`;
}

/** Of a setting that another one cannot do without. */
export function missing(name: SettingName, neededBy: string): string {
  return `${name} is missing: ${neededBy} needs it (example: ${exampleOf(name)})`;
}

export function exampleOf(name: SettingName): string {
  return `${name}=${settings[name].example}`;
}

/** Settings with an address, which may contain a password. */
const addressName = /_(URL|ENDPOINT)$/;
/** An address as it should begin, or the name of a scheme with whatever follows instead of `://`. */
const beginningOfAddress = /^([a-z][a-z+]*:\/\/[^:@/]*|(postgres(ql)?|rediss?|smtps?|https?)\b[:/]*)/i;

/**
 * Returns the value of a setting for faults and lists, which end up in logs and must not contain passwords. An address
 * may be mistyped in any way, so everything before its last `@` is removed except its beginning, and so is what follows
 * a colon unless it is a port.
 */
export function withoutPassword(name: SettingName, value: string): string {
  if (!addressName.test(name) && !value.includes('://')) return value;
  const at = value.lastIndexOf('@');
  const [beginning = ''] = beginningOfAddress.exec(value) ?? [];
  const shown = at === -1 ? value : `${beginning}${beginning.endsWith(':') ? '' : ':'}…${value.slice(at)}`;
  return shown
    .replace(/(pass\w*|pwd|secret|token|key)(\s*=\s*)[^\s&]+/gi, '$1$2…')
    .replace(/:(?!\/\/|…|\d{1,5}(?![^/?#,]))[^\n]*?(?=@|$)/s, ':…');
}
