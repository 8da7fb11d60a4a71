import { everyRow } from 'market/calls/every-row';
import type { Client } from 'market/calls/typed-client';
import type { Module, modulesContract } from 'market/modules/modules.contract';

/** Returns all modules that the call sees in their order, however many pages of them there are; fails as the call fails. */
export function everyModule({ modules }: Client<{ modules: typeof modulesContract }>): Promise<Module[]> {
  return everyRow('modules', (query) => modules.list({ query }));
}
