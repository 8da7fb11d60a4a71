import * as z from 'zod/mini';
import { endpoint, text } from '../calls/endpoint.ts';
import { languages } from '../config/config.rules.ts';
import { isStartPage, soundLevels, textSizes, timeFormats } from './account-preferences.rules.ts';

const codes = languages.map(({ code }) => code);

const preferences = z.object({
  /** The code of a language; null for that of the device. */
  language: z.nullable(z.string().check(z.refine((code) => codes.some((known) => known === code), 'Send a language'))),
  text_size: z.literal(textSizes),
  sounds: z.enum(soundLevels),
  time_format: z.enum(timeFormats),
  /** Where an application opens, such as '/vendor/menu'; null for its own first page. */
  start_page: z.nullable(text(100).check(z.refine(isStartPage, 'Send a page of an application of staff'))),
});

/** How a member of staff likes the applications, on every device. */
export type Preferences = z.infer<typeof preferences>;

export const preferencesContract = {
  preferences: endpoint({
    method: 'GET',
    path: '/api/v1/customer/preferences',
    summary:
      'Language, text size, sounds, time format and start page of a person in the applications of staff [SEAT-26]',
    callers: 'customer',
    onDevices: true,
    reply: preferences,
    refusals: [],
  }),
  setPreferences: endpoint({
    method: 'PUT',
    path: '/api/v1/customer/preferences',
    summary: 'Keep language, text size, sounds, time format and start page of a person, for every device [SEAT-26]',
    callers: 'customer',
    onDevices: true,
    body: preferences,
    reply: preferences,
    refusals: [],
  }),
};
