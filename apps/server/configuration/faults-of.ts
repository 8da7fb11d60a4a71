import { ConfigurationFaults, readConfiguration } from './read-configuration.ts';
import type { Environment } from './settings.ts';

/** The faults of an environment, as tests ask for them. */
export function faultsOf(environment: Environment): string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationFaults)) throw error;
    return [...error.faults];
  }
}
