import type { OrderQuote } from 'market/orders/orders.contract';
import { expect, it } from 'vitest';
import { dish, lineOf } from '../../../testing/known-items.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { Bill } from './order-bill.tsx';

const line = {
  item_id: dish().id,
  name: 'Party Jollof',
  image_full_url: '',
  variation: 'Turkey',
  add_ons: [{ name: 'Zobo', quantity: 2 }],
  quantity: 3,
  price: 5_500,
  discount: 0,
  add_on_total: 1_800,
  total_price: 18_300,
};
const bill = { lines: [line], store: null, currency: 'NGN', distance_metres: 0, delivery_fee: 0, total: 18_300 };
const quote = bill as unknown as OrderQuote;
const cart = [lineOf(dish(), { quantity: 3 })];

it('[CHK-10] a line names its options and add-ons, and its quantity can be changed', async () => {
  const screen = await renderInMarket(<Bill quote={quote} page="cart" isOld={false} />, { cart });
  await expect.element(screen.getByText('Turkey · 2 × Zobo')).toBeVisible();
  const quantity = screen.getByRole('group', { name: 'Quantity of Party Jollof' });
  await expect.element(quantity.getByText('3 in cart')).toBeInTheDocument();
});

it('[CHK-03] what is bought now is not a line of the cart: its quantity is only shown', async () => {
  const screen = await renderInMarket(<Bill quote={quote} page="buy_now" isOld={false} />, { cart });
  await expect.element(screen.getByText('3 ×')).toBeVisible();
  await expect.element(screen.getByRole('group')).not.toBeInTheDocument();
});
