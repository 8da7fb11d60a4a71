import type { ListedItem } from 'market/items/items.contract';
import type { ModuleType } from 'market/modules/modules.rules';
import type { ReactNode } from 'react';
import type { ApiClient } from '../../server/api-client.server.ts';

/** What a section loads its data with. */
export interface SectionContext {
  api: ApiClient;
  /** The API in English: tabs identify categories by the names in the requirement documents. */
  inEnglish: ApiClient;
  query: URLSearchParams;
  isSignedIn: boolean;
  /** A client for data that is the same in the whole zone; `key` identifies what its answers depend on. */
  ofZone?: { sectionContext: SectionContext; key: string };
}

/**
 * `initial`: the page waits for it; `deferred`: it follows in the same response, with `wait` as placeholder; `whenVisible`: the
 * browser loads it when it becomes visible, with `wait` as placeholder [HOME-32].
 */
export type LoadTiming = 'initial' | 'deferred' | 'whenVisible';

/** The items that a section shows out of those that it loaded, so that no two sections show the same. */
export interface SectionItems<Data> {
  of: (data: Data) => ListedItem[];
  /** The section with some of its items, in their new order. */
  withOnly: (data: Data, items: ListedItem[]) => Data;
  /** How many it has room for. */
  limit: number;
}

export interface SectionParts<Data> {
  /** Unique on its page. */
  name: string;
  when: LoadTiming;
  /** Null when there is nothing to show: the section then disappears, heading included. */
  load: (sectionContext: SectionContext) => Promise<Data | null>;
  /** Guests do not get it, so no space is reserved for it. */
  isForCustomers?: boolean;
  /** The same for all visitors of the zone; its answer is cached briefly. */
  isOfZone?: boolean;
  /** Not of a deferred section. */
  items?: SectionItems<Data>;
  show: (data: Data, module: ModuleType) => ReactNode;
  wait?: () => ReactNode;
}

/** A section whose data type is internal. */
export type HomeSection = SectionParts<unknown>;

/** Declares a section; `show` and `items` get the result of `load`. */
export function homeSection<Data>(parts: SectionParts<Data>): HomeSection {
  return parts as HomeSection;
}

/** What the sections of a home have answered, by their names; null for those that show nothing. */
export type Answers = Record<string, unknown>;

/** A list, or nothing. */
export function unlessEmpty<Entry>(list: Entry[]): Entry[] | null {
  return list.length > 0 ? list : null;
}
