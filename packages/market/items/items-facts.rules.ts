import { isModuleType, traitsOf } from '../modules/modules.rules.ts';

/** What an item says of itself; undefined is not said yet. */
export interface ItemFacts {
  allergens?: readonly string[] | undefined;
  generic_names?: readonly string[] | undefined;
  is_prescription_required?: boolean | undefined;
}

/** The facts that an item of a module needs where an operator asks for them: dishes their allergens, medicine what it is [STO-066]. */
export function factsNeededIn(moduleType: string): (keyof ItemFacts)[] {
  if (!isModuleType(moduleType)) return [];
  const { namesAllergens, takesPrescriptions } = traitsOf(moduleType);
  return [
    ...(namesAllergens ? (['allergens'] as const) : []),
    ...(takesPrescriptions ? (['generic_names', 'is_prescription_required'] as const) : []),
  ];
}

/** Returns the facts without which an item is not published, in the sequence of its form [STO-066]. */
export function missingFacts(moduleType: string, facts: ItemFacts): (keyof ItemFacts)[] {
  return factsNeededIn(moduleType).filter((name) => {
    const fact = facts[name];
    return fact === undefined || (typeof fact !== 'boolean' && fact.length === 0);
  });
}
