/** Why an order goes to another courier on the way: what its courier says, or that an operator has suspended them. */
export const courierCauses = ['accident', 'breakdown'] as const;
export const handoverCauses = [...courierCauses, 'suspended'] as const;
export type CourierCause = (typeof courierCauses)[number];
export type HandoverCause = (typeof handoverCauses)[number];

/** The two sides of a hand-over: who has the order, and who fetches it. */
export const handoverSides = ['giver', 'taker'] as const;
export type HandoverSide = (typeof handoverSides)[number];
