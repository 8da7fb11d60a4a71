import { ConfigurationFaults, readConfiguration } from './read-configuration.ts';
import type { Environment } from './settings.ts';

/** The faults of an environment, as tests ask for them. */
export function faultsOf(environment: Environment): string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (fault) {
    if (!(fault instanceof ConfigurationFaults)) throw fault;
    return [...fault.faults];
  }
}
