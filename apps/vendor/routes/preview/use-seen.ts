import { type LanguageCode, languages } from 'market/config/config.rules';
import { useSearchParams } from 'react-router';
import type { Seen } from './preview-calls.ts';

export interface SeenInAddress {
  seen: Seen;
  /** The name of the place; empty at the store. */
  placeName: string;
  /** The item that is looked at; undefined for the whole store. */
  itemId: number | undefined;
  page: number;
  /** Changes parts of the address; undefined takes one out. */
  change: (parts: Record<string, string | undefined>) => void;
  /** The same as the search of a link. */
  linkTo: (parts: Record<string, string | undefined>) => string;
}

function degrees(text: string | null, max: number): number | undefined {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Math.abs(number) <= max ? number : undefined;
}

/** Reads from the address what is looked at, so that it survives a reload and the Back button. `usual` is the language without another. */
export function useSeen(usual: LanguageCode): SeenInAddress {
  const [params, setParams] = useSearchParams();
  const [lat, lng] = [degrees(params.get('lat'), 90), degrees(params.get('lng'), 180)];
  const place = lat === undefined || lng === undefined ? undefined : { lat, lng };
  const language = languages.find(({ code }) => code === params.get('language'))?.code ?? usual;
  const linkTo: SeenInAddress['linkTo'] = (parts) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(parts)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  };
  return {
    seen: { at: params.get('at') || undefined, place, language },
    placeName: place ? (params.get('place') ?? `${lat}, ${lng}`) : '',
    itemId: Number(/^[1-9]\d{0,8}$/.exec(params.get('item') ?? '')?.[0]) || undefined,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    change: (parts) => setParams(linkTo(parts), { replace: true }),
    linkTo,
  };
}
