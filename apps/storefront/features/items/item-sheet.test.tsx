import type { Item } from 'market/items/items.contract';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { changeCartState } from '#features/cart/cart-store.ts';
import { dish, itemWith, lineOf, riceWithVariants } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { ItemSheet } from './item-sheet.tsx';

const details = (item: Item) => ({
  ...item,
  category_name: 'Rice Dishes',
  category_slug: 'rice',
  brand_name: null,
  image_texts: [],
});
const show = (item: Item, market = {}) =>
  renderInMarket(<ItemSheet item={details(item)} onClose={() => undefined} />, market);

afterEach(() => changeCartState({ confirmed: undefined, wanted: new Map() }));

describe('the detail of an item in a campaign', () => {
  it('[ITEM-34] [ITEM-36] has only Order Now, which leads to a checkout of its own', async () => {
    const promotion = {
      kind: 'campaign',
      id: 1,
      slug: 'fair',
      title: 'Fair',
      discount: 10,
      discount_type: 'percent',
      ends_at: '2099-11-30T00:00:00.000Z',
    } as const;
    const screen = await show(itemWith({ promotion }));
    await expect.element(screen.getByRole('button', { name: 'Order Now' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Add|Buy|Update/ }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Order Now' }).click();
    await expect.element(screen.getByText('/checkout?page=campaign')).toBeVisible();
  });
});

describe('the detail of a dish', () => {
  it('[FOOD-23] [FOOD-24] shows beneath a required group what is missing, and goes there', async () => {
    const screen = await show(dish());
    await screen.getByRole('button', { name: 'Add to Cart' }).click();
    const group = screen.getByRole('group', { name: 'Protein Required' });
    await expect.element(group.getByText('Variation Protein can not remain without selection.')).toBeVisible();
    await expect.element(group.getByRole('radio', { name: /Chicken/ })).toHaveFocus();
    await group.getByRole('radio', { name: /Turkey/ }).click();
    await expect.element(group.getByRole('alert')).not.toBeInTheDocument();
  });

  it('[FOOD-26] [FOOD-27] says between how many a group is chosen from', async () => {
    const screen = await show(dish());
    const group = screen.getByRole('group', { name: 'Sides Optional' });
    await expect
      .element(group.getByText('This Variation needs to be selected in between minimum 2 and Maximum 3 items.'))
      .toBeVisible();
    await screen.getByRole('radio', { name: /Turkey/ }).click();
    await group.getByRole('checkbox', { name: /Dodo/ }).click();
    await screen.getByRole('button', { name: 'Add to Cart' }).click();
    await expect
      .element(group.getByText('Selected variation named Sides must be in between Minimum 2 and Maximum 3'))
      .toBeVisible();
  });

  it('lets the answer to an optional question be taken back', async () => {
    const screen = await show(dish());
    const group = screen.getByRole('group', { name: 'Pepper Optional' });
    await expect.element(group.getByRole('radio', { name: 'None' })).toBeChecked();
    await group.getByRole('radio', { name: /Hot/ }).click();
    await group.getByRole('radio', { name: 'None' }).click();
    await expect.element(group.getByRole('radio', { name: /Hot/ })).not.toBeChecked();
  });

  it('[ITEM-15] [ITEM-17] [ITEM-18] [ITEM-27] updates the total with every choice', async () => {
    const screen = await show(dish({ store_discount: 10 }));
    const total = screen.getByRole('status', { name: 'Total amount' });
    await expect.element(total).toHaveTextContent('₦3,600');
    await screen.getByRole('radio', { name: /Turkey/ }).click();
    await expect.element(total).toHaveTextContent('₦4,950');
    const addOns = screen.getByRole('group', { name: 'Add Ons (Optional)' });
    await addOns.getByRole('checkbox', { name: /Zobo/ }).click();
    await addOns.getByRole('button', { name: 'More' }).click();
    await expect.element(total).toHaveTextContent('₦6,750');
    await screen.getByRole('group', { name: 'Quantity of Party Jollof' }).getByRole('button', { name: 'More' }).click();
    await expect.element(total).toHaveTextContent('₦11,700');
    await addOns.getByRole('checkbox', { name: /Zobo/ }).click();
    await expect.element(total).toHaveTextContent('₦9,900');
  });

  it('[ITEM-22] begins at 1 and goes no lower', async () => {
    const screen = await show(dish());
    const quantity = screen.getByRole('group', { name: 'Quantity of Party Jollof' });
    const shown = quantity.getByText('1', { exact: true });
    await expect.element(shown).toBeVisible();
    expect(getComputedStyle(shown.element(), '::before').content).toBe('none');
    await expect.element(quantity.getByRole('button', { name: 'Less' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('[ITEM-20] [ITEM-21] begins at 01 where the texts are those of the specification', async () => {
    document.documentElement.dataset.english = 'specification';
    onTestFinished(() => {
      delete document.documentElement.dataset.english;
    });
    const screen = await show(dish({ maximum_cart_quantity: 20 }));
    const quantity = screen.getByRole('group', { name: 'Quantity of Party Jollof' });
    const zeroBefore = (text: string) =>
      getComputedStyle(quantity.getByText(text, { exact: true }).element(), '::before').content;
    await expect.element(quantity.getByText('1', { exact: true })).toBeVisible();
    expect(zeroBefore('1')).toBe('"0"');
    for (let count = 1; count < 10; count++) await quantity.getByRole('button', { name: 'More' }).click();
    expect(zeroBefore('10')).toBe('none');
  });

  it('[CART-24] [ITEM-24] stops at the limit of the item and says so', async () => {
    const screen = await show(dish({ maximum_cart_quantity: 2 }));
    const more = screen.getByRole('group', { name: 'Quantity of Party Jollof' }).getByRole('button', { name: 'More' });
    await more.click();
    await more.click({ force: true });
    await expect.element(screen.getByText('Out of Limits')).toBeVisible();
    await expect.element(screen.getByText('2', { exact: true })).toBeVisible();
  });

  it('[ITEM-31] [ITEM-32] opens with the choices of the line that is in the cart', async () => {
    const inCart = lineOf(dish(), {
      quantity: 3,
      food_variations: [{ name: 'Protein', values: { label: ['Turkey'] } }],
      addons: [{ id: 11, name: 'Zobo', price: 900, quantity: 2 }],
      price: 5500,
      add_on_total: 1800,
    });
    const screen = await show(dish(), { cart: [inCart] });
    await expect.element(screen.getByRole('button', { name: 'Update To Cart' })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /Turkey/ })).toBeChecked();
    await expect.element(screen.getByRole('status', { name: 'Total amount' })).toHaveTextContent('₦18,300');
    await screen.getByRole('button', { name: 'Choose another kind' }).click();
    await expect.element(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /Turkey/ })).not.toBeChecked();
  });

  it('[CART-28] warns where nothing has changed, and sends nothing', async () => {
    const sent: string[] = [];
    const watched = new PerformanceObserver((list) =>
      sent.push(
        ...list
          .getEntries()
          .map(({ name }) => name)
          .filter((name) => name.includes('/api/')),
      ),
    );
    watched.observe({ type: 'resource' });
    const inCart = lineOf(dish(), {
      food_variations: [{ name: 'Protein', values: { label: ['Turkey'] } }],
      price: 5500,
    });
    const screen = await show(dish(), { cart: [inCart] });
    await screen.getByRole('button', { name: 'Update To Cart' }).click();
    await expect.element(screen.getByText('No changes found to update.')).toBeVisible();
    expect(sent).toEqual([]);
    watched.disconnect();
  });

  it('[ITEM-10] [ITEM-11] clips a long description', async () => {
    const description = `${'Firewood rice. '.repeat(12)}End.`;
    const screen = await show(dish({ description }));
    await expect.element(screen.getByText('End.')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'read more' }).click();
    await expect.element(screen.getByText(/End\./)).toBeVisible();
    await screen.getByRole('button', { name: 'show less' }).click();
    await expect.element(screen.getByText('End.')).not.toBeInTheDocument();
  });

  it('[ITEM-04] [ITEM-08] [ITEM-12] [ITEM-13] [ITEM-19] shows the store, the contents and the search words', async () => {
    const screen = await show(
      dish({ is_halal: 1, nutritions_name: ['Protein 20 g'], allergies_name: ['Egg', 'Milk'], tags: ['smoky'] }),
    );
    await expect
      .element(screen.getByRole('link', { name: 'Mama Ngozi Kitchen' }))
      .toHaveAttribute('href', '/store/mama-ngozi-kitchen');
    await expect.element(screen.getByText('Halal')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Nutrition Details' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Allergic Ingredients' })).toBeVisible();
    await expect.element(screen.getByText('Egg, Milk')).toBeVisible();
    await expect.element(screen.getByText('Rice Dishes')).toBeVisible();
    await expect.element(screen.getByText('smoky')).toBeVisible();
  });

  it('[ITEM-01] [ITEM-07] [ITEM-14] shows the dish, its mark and its price with the discount', async () => {
    const screen = await show(dish({ store_discount: 10, veg: 0, image_full_url: '/images/360/jollof.webp' }));
    await expect.element(screen.getByRole('img', { name: 'Non-vegetarian' })).toBeVisible();
    await expect.element(screen.getByText('Now ₦3,600, was ₦4,000')).toBeInTheDocument();
    await expect.element(screen.getByText('−10%')).toBeVisible();
    expect(screen.container.querySelector('img')?.getAttribute('src')).toBe('/images/360/jollof.webp');
  });

  it('[ITEM-08] shows no halal tag where the operator has switched it off', async () => {
    const screen = await show(dish({ is_halal: 1 }), { halalTags: false });
    await expect.element(screen.getByText('Halal')).not.toBeInTheDocument();
  });
});

describe('an item outside its hours', () => {
  /** An hour of the day that is always past or to come in Lagos, whenever the test runs. */
  const hour = (Number(new Date().toISOString().slice(11, 13)) + 1 + 12) % 24;
  const hours = {
    available_time_starts: `${String(hour).padStart(2, '0')}:00`,
    available_time_ends: `${String(hour).padStart(2, '0')}:30`,
  };
  const written = `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;

  it('[FOOD-18] [FOOD-20] [ITEM-38] says when it can be had, and cannot be added', async () => {
    const screen = await show(itemWith(hours));
    await expect.element(screen.getByText('Not Available now')).toBeVisible();
    await expect.element(screen.getByText(written)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Buy now' })).toBeDisabled();
  });

  it('[FOOD-19] [ITEM-35] can be added and bought where it may be ordered for later', async () => {
    const screen = await show(itemWith({ ...hours, schedule_order: true }));
    await expect.element(screen.getByText('Not Available now')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    await screen.getByRole('button', { name: 'Buy now' }).click();
    await expect.element(screen.getByText('/checkout?page=buy_now')).toBeVisible();
  });
});

it('[ITEM-05] on the page of its own store the store is not a link', async () => {
  const screen = await renderInMarket(
    <ItemSheet item={details(itemWith())} onClose={() => undefined} />,
    {},
    '/store/7',
  );
  await expect.element(screen.getByText('Mama Ngozi Kitchen')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Mama Ngozi Kitchen' })).not.toBeInTheDocument();
});

it('[ITEM-09] a medicine names what is in it', async () => {
  const screen = await show(itemWith({ generic_name: ['Paracetamol'], module: { module_type: 'pharmacy' } }));
  await expect.element(screen.getByText('Paracetamol')).toBeVisible();
});

describe('an item of several types', () => {
  it('[ITEM-16] [ITEM-25] [ITEM-28] costs what the chosen type costs', async () => {
    const screen = await show(riceWithVariants());
    await expect.element(screen.getByRole('status', { name: 'Total amount' })).toHaveTextContent('₦900');
    await screen.getByRole('radio', { name: /Round/ }).click();
    await screen.getByRole('radio', { name: /5 kg/ }).click();
    await expect.element(screen.getByRole('status', { name: 'Total amount' })).toHaveTextContent('₦4,500');
  });

  it('[ITEM-29] [ITEM-30] [ITEM-33] lets a sold out type be looked at, but not be added', async () => {
    const screen = await show(riceWithVariants());
    await screen.getByRole('radio', { name: /5 kg.*Out of Stock/ }).click();
    await expect
      .element(screen.getByText('This variation is out of stock. Choose another variation to proceed further.'))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  });

  it('[ITEM-32] updates the type that is in the cart and adds the others', async () => {
    const inCart = lineOf(riceWithVariants(), {
      variation: [{ type: '1 kg-Round', price: 1000, stock: 2 }],
      quantity: 2,
    });
    const screen = await show(riceWithVariants(), { cart: [inCart] });
    await expect.element(screen.getByRole('button', { name: 'Update To Cart' })).toBeVisible();
    await expect.element(screen.getByText('2', { exact: true })).toBeVisible();
    await screen.getByRole('radio', { name: 'Long' }).click();
    await expect.element(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await expect.element(screen.getByText('1', { exact: true })).toBeVisible();
  });

  it('gives a colour a swatch, and a size none', async () => {
    const rice = riceWithVariants();
    const choices = [{ name: 'Colour', title: 'Colour', options: ['Dusty pink', 'XL'] }];
    const variations = ['Dusty pink', 'XL'].map((type) => ({ type, price: 1000, stock: 9 }));
    const screen = await show({ ...rice, choice_options: choices, variations });
    const swatch = (name: string) => {
      const mark = screen.getByRole('radio', { name }).element().parentElement?.querySelector('i');
      if (!mark) throw new Error('no swatch');
      return getComputedStyle(mark);
    };
    await expect.element(screen.getByRole('radio', { name: 'Dusty pink' })).toBeInTheDocument();
    expect(swatch('Dusty pink').backgroundColor).toBe('rgb(217, 160, 166)');
    expect(swatch('XL').display).toBe('none');
  });

  it('[CART-23] [ITEM-23] stops where the stock of the type ends', async () => {
    const screen = await show(riceWithVariants());
    await screen.getByRole('radio', { name: /Round/ }).click();
    const more = screen.getByRole('button', { name: 'More' });
    await more.click();
    await more.click({ force: true });
    await expect.element(screen.getByText('Out of Stock')).toBeVisible();
  });
});
