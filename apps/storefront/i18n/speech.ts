import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';
import { number } from 'ui/formats/format.ts';

type Load = () => Promise<{ messages: Messages }>;

/** Each language in two files: the words of the first page, and all others. */
const catalogues: Record<string, { first: Load; rest: Load }> = {
  en: { first: () => import('./locales/en.po?first'), rest: () => import('./locales/en.po?rest') },
  yo: { first: () => import('./locales/yo.po?first'), rest: () => import('./locales/yo.po?rest') },
  ha: { first: () => import('./locales/ha.po?first'), rest: () => import('./locales/ha.po?rest') },
  sw: { first: () => import('./locales/sw.po?first'), rest: () => import('./locales/sw.po?rest') },
};

type Values = Record<string, unknown>;

interface Events {
  change: () => void;
  missing: (event: { locale: string; id: string }) => void;
}

/**
 * Passes the formatted count to each plural text, because texts are compiled to need it (`counted-texts.ts`). Notifies
 * a page of further texts only if it has missed some: parts that are not hydrated yet would render again.
 */
export class Speech extends I18n {
  private isMissing = false;

  override emit<Name extends keyof Events>(name: Name, ...values: Parameters<Events[Name]>): void {
    if (name === 'missing') this.isMissing = true;
    if (name !== 'change' || this.isMissing) super.emit(name, ...values);
  }

  override _(text: MessageDescriptor): string;
  override _(name: string, values?: Values, options?: MessageOptions): string;
  override _(text: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    if (typeof text === 'string') return super._(text, values && withCounts(values), options);
    return super._(text.values ? { ...text, values: withCounts(text.values) } : text);
  }
}

function withCounts(values: Values): Values {
  const written: Values = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number') written[`${name}#`] = number(value);
  }
  return written;
}

const spoken = new Map<string, I18n>();

/** Loads the texts of the first page. The server loads all languages at its start, the browser that of the page. */
export async function learn(tag: string): Promise<void> {
  const catalogue = catalogues[tag];
  if (!catalogue || spoken.has(tag)) return;
  const { messages } = await catalogue.first();
  spoken.set(tag, new Speech({ locale: tag, messages: { [tag]: messages } }));
}

const learned = new Map<string, Promise<void>>();

/** Loads all other texts, once; a failed download is repeated by the next call. */
export function learnRest(tag: string): Promise<void> {
  const rest = learned.get(tag) ?? loadRest(tag);
  learned.set(tag, rest);
  rest.catch(() => learned.delete(tag));
  return rest;
}

async function loadRest(tag: string): Promise<void> {
  await learn(tag);
  const rest = await catalogues[tag]?.rest();
  if (rest) spoken.get(tag)?.load(tag, rest.messages);
}

/** One instance per language, never switched: requests in different languages cannot mix. */
export function speechIn(tag: string): I18n {
  const speech = spoken.get(tag);
  if (!speech) throw new Error(`Nobody has learned ${tag} yet`);
  return speech;
}
