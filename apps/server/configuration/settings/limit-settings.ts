import { type LimitName, type LimitNumbers, limitNumbers } from 'api/providers/limits/limit-numbers';
import * as z from 'zod/mini';

const names = Object.keys(limitNumbers) as LimitName[];

/** How much one visitor, one network and all together may try. */
export const limitSettings = Object.fromEntries(names.map((name) => [name, settingOf(name)])) as Record<
  LimitName,
  ReturnType<typeof settingOf>
>;

function settingOf(name: LimitName) {
  const { about, usual } = limitNumbers[name];
  return {
    about,
    must: 'be a whole number from 1 to 1000000',
    example: String(usual),
    usual: String(usual),
    schema: z._default(z.string().check(z.regex(/^([1-9]\d{0,5}|1000000)$/)), String(usual)),
  };
}

export function limitNumbersIn(given: Record<string, string | undefined>): LimitNumbers {
  const number = (name: LimitName) => Number(z.parse(limitSettings[name].schema, given[name]));
  return Object.fromEntries(names.map((name) => [name, number(name)])) as LimitNumbers;
}
