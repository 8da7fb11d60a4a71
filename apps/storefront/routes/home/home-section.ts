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
  show: (data: Data, module: ModuleType) => ReactNode;
  wait?: () => ReactNode;
}

/** A section whose data type is internal. */
export interface HomeSection {
  name: string;
  when: LoadTiming;
  load: (sectionContext: SectionContext) => Promise<unknown>;
  isForCustomers?: boolean;
  isOfZone?: boolean;
  show: (data: unknown, module: ModuleType) => ReactNode;
  wait?: () => ReactNode;
}

/** Declares a section; `show` gets the result of `load`. */
export function homeSection<Data>(parts: SectionParts<Data>): HomeSection {
  return { ...parts, show: (data, module) => parts.show(data as Data, module) };
}

/** A list, or nothing. */
export function unlessEmpty<Entry>(list: Entry[]): Entry[] | null {
  return list.length > 0 ? list : null;
}
