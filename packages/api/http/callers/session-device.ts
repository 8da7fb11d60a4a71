/** The shared tablet of a store on which a person has typed a PIN [SEAT-05]. */
export interface SessionDevice {
  id: number;
  storeId: number;
  /** As its store calls it, such as 'Counter 1'. */
  name: string;
  /** After how many idle minutes it locks; 0 for never [SEAT-07]. */
  lockMinutes: number;
  isLocked: boolean;
}
