import type { CartLine } from 'market/cart/cart.contract';
import type { CartChoice } from 'market/cart/cart.rules';
import type { UpdateBody } from '../cart-calls.ts';

/** Returns the choice of a cart line in the form that the cart rules use. */
export function cartChoiceOfLine(line: CartLine): CartChoice {
  return {
    quantity: line.quantity,
    variation: line.variation[0]?.type ?? null,
    choices: line.food_variations.map(({ name, values }) => ({ name, labels: values.label })),
    addOns: line.addons,
  };
}

/** A choice as the calls of the cart take it [CART-40]. `price` is that of one unit, as the screen shows it. */
export function bodyOfCartChoice(itemId: number, choice: CartChoice, price: number): Omit<UpdateBody, 'cart_id'> {
  const { quantity, variation, choices, addOns } = choice;
  return {
    model: 'Item',
    item_id: itemId,
    price,
    quantity,
    add_on_ids: addOns.map(({ id }) => id),
    add_on_qtys: addOns.map(({ quantity }) => quantity),
    variation:
      variation === null
        ? choices.map(({ name, labels }) => ({ name, values: { label: [...labels] } }))
        : [{ type: variation }],
  };
}
