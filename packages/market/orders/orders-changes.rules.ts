/** What a store may do where an item of an order is missing, as its customer has chosen. */
export const everyWhenMissing = ['ask', 'replace', 'leave_out'] as const;
export type WhenMissing = (typeof everyWhenMissing)[number];

/** Without a choice nothing changes unless the customer was asked. */
export const usualWhenMissing: WhenMissing = 'ask';
