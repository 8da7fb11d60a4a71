import type { Database } from '#db/connection.ts';
import type { Geocoder } from '../outside/maps/geocoder.ts';

/** What the API needs from outside; tests give their own. */
export interface ApiNeeds {
  db: Database;
  /** The clock of the market. */
  now: () => Date;
  /** Knows places and addresses. */
  geocoder: Geocoder;
  /** Demo data and its simulator; off in production. */
  isDemo: boolean;
  /** Lets a test stop a use case at a named point, to make a race happen every time. */
  pausePoint?: (name: string) => Promise<void>;
}
