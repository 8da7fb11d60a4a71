/** Why one of the given stores or items cannot be imported, by its index. */
export interface GivenFault {
  index: number;
  field: string;
  reason: string;
}
