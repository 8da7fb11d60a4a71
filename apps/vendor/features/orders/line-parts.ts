import type { BoardOrder } from 'market/orders/orders.vendor.contract';

/** What goes into a line, with how many of it the line needs. */
export interface LinePart {
  count: number;
  name: string;
  /** The group of an option; undefined for an add-on. */
  group: string | undefined;
}

/**
 * Returns the options and add-ons of a line, multiplied out, so that no cook has to calculate [STO-009]. Options are per
 * unit; the quantity of an add-on is that of the whole line, as it is priced [ITEM-27].
 */
export function partsOf({
  quantity,
  choices,
  add_ons: addOns,
}: Pick<BoardOrder['lines'][number], 'quantity' | 'choices' | 'add_ons'>): LinePart[] {
  return [
    ...choices.map(({ name: group, labels }) => ({ count: quantity, name: labels.join(', '), group })),
    ...addOns.map(({ name, quantity: count }) => ({ count, name, group: undefined })),
  ];
}
