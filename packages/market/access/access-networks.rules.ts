/** What happens to an operator who calls from elsewhere: the second factor is needed, or the call is refused [SEAT-10]. */
export const outsideRules = ['second_factor', 'refused'] as const;
export type OutsideRule = (typeof outsideRules)[number];

/** The networks from which operators work; without any, they work from everywhere. */
export interface OperatorNetworks {
  /** Such as '196.216.0.0/16' or '2001:db8::/32'. */
  networks: readonly string[];
  outside: OutsideRule;
}

export const maxNetworks = 50;

export const everywhere: OperatorNetworks = { networks: [], outside: 'second_factor' };

/** Returns whether a list would shut out the person who saves it: from elsewhere, without what is needed there. */
export function shutsOut(
  { networks, outside }: OperatorNetworks,
  author: { isInside: boolean; hasSecondFactor: boolean },
): boolean {
  if (networks.length === 0 || author.isInside) return false;
  return outside === 'refused' || !author.hasSecondFactor;
}
