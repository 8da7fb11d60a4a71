import type { CartLine } from 'market/cart/cart.contract';
import type { Item } from 'market/items/items.contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FlashCard } from '#features/promotions/flash-sale.tsx';
import { flashProductWith } from '../../../testing/known-promotions.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { ItemCard } from './item-card.tsx';
import { ListItemCard } from './list-item-card.tsx';
import { MenuCard } from './menu-card.tsx';
import { ShownAt } from './shown-at.ts';

/** Friday noon in Lagos. */
const noon = Date.UTC(2026, 10, 20, 11);

function cardOf(change: Partial<Item>, Card = ItemCard, market: Parameters<typeof renderInMarket>[1] = {}) {
  return renderInMarket(
    <ShownAt value={noon}>
      <Card item={{ ...dish, ...change }} />
    </ShownAt>,
    market,
  );
}

describe('the money on an item card', () => {
  it('[CARD-18] is whole if no decimals are configured', async () => {
    const { container } = await cardOf({ price: 4200 });
    expect(container.textContent).toContain('₦4,200');
    expect(container.textContent).not.toContain('.00');
  });

  it('[CARD-03] [CARD-04] [CARD-06] is less what the store takes off, and the tag says how much', async () => {
    const { container } = await cardOf({ store_discount: 20, discount: 50, discount_type: 'percent' });
    expect(container.textContent).toContain('−20%');
    expect(container.textContent).toContain('₦4,000');
    expect(container.textContent).not.toContain('−50%');
  });

  it('[CARD-05] is less the percentage of the item where the store takes nothing off', async () => {
    const { container } = await cardOf({ discount: 10, discount_type: 'percent' });
    expect(container.textContent).toContain('−10%');
    expect(container.textContent).toContain('₦4,500');
  });

  it('[CARD-05] is less the amount of the item', async () => {
    const { container } = await cardOf({ discount: 500, discount_type: 'amount' });
    expect(container.textContent).toContain('−₦500');
    expect(container.textContent).toContain('₦4,500');
  });

  it('[CARD-03] has no tag where nothing may be taken off', async () => {
    const { container } = await cardOf({ store_discount: 20, no_promotion: true });
    expect(container.textContent).not.toContain('%');
    expect(container.textContent).toContain('₦5,000');
  });
});

describe('an item card', () => {
  it('[CARD-42] leads to the item under its whole name, which is seen', async () => {
    const name = 'Smoky party jollof with chicken';
    const screen = await cardOf({ name });
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/product/jollof');
    const rest = screen.container.querySelector('a bdi span');
    expect(rest && getComputedStyle(rest).fontSize).not.toBe('0px');
  });

  it('[CARD-17] shows 25 letters of a name where the texts are those of the specification', async () => {
    const name = 'Smoky party jollof with chicken';
    document.documentElement.dataset.english = 'specification';
    onTestFinished(() => {
      delete document.documentElement.dataset.english;
    });
    const screen = await cardOf({ name });
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/product/jollof');
    const rest = screen.container.querySelector('a bdi span');
    expect(rest?.previousSibling?.textContent).toBe('Smoky party jollof with c');
    expect(rest && getComputedStyle(rest).fontSize).toBe('0px');
  });

  it('[CARD-10] shows New instead of an invented rating', async () => {
    const { container } = await cardOf({ avg_rating: null });
    expect(container.textContent).toContain('New');
    expect(container.textContent).not.toContain('4.5');
  });

  it('[FOOD-16] distinguishes vegetarian dishes from others, and other goods not at all', async () => {
    await expect.element((await cardOf({ veg: 0 })).getByRole('img', { name: 'Non-vegetarian' })).toBeInTheDocument();
    const { container } = await cardOf({ veg: 1, module: { module_type: 'grocery' } });
    expect(container.querySelector('[role="img"][aria-label*="egetarian"]')).toBeNull();
  });

  it('[FOOD-17] shows halal only where item and market say so', async () => {
    const halal = { is_halal: 1, halal_tag_status: 1 } as const;
    expect((await cardOf(halal)).container.textContent).toContain('Halal');
    expect((await cardOf({ ...halal, is_halal: 0 })).container.textContent).not.toContain('Halal');
    expect((await cardOf(halal, ItemCard, { halalTags: false })).container.textContent).not.toContain('Halal');
  });

  it('[CARD-07] [CARD-08] names the seller of a dish, the unit of goods and the generic name of a medicine', async () => {
    expect((await cardOf({})).container.textContent).toContain('Mama Ronke Buka');
    const rice = await cardOf({ unit_type: '5 kg', module: { module_type: 'grocery' } });
    expect(rice.container.textContent).toContain('5 kg');
    const tablets = await cardOf({ generic_name: ['Paracetamol'], module: { module_type: 'pharmacy' } });
    expect(tablets.container.textContent).toContain('Paracetamol');
  });
});

const FlashSaleCard: typeof ItemCard = ({ item }) => <FlashCard product={{ ...flashProductWith(), item }} />;

const PopularCard: typeof ItemCard = (card) => <ItemCard {...card} layout="popular" rank={1} />;
const SpecialCard: typeof ItemCard = (card) => <ItemCard {...card} layout="special" />;
const SlideCard: typeof ItemCard = ({ item }) => <FlashCard product={{ ...flashProductWith(), item }} layout="slide" />;

/** The visible layout of a card: what differs between layouts. */
function lookOf(container: HTMLElement) {
  const card = container.querySelector<HTMLElement>('article');
  const picture = card?.querySelector('img')?.parentElement?.getBoundingClientRect();
  const name = card?.querySelector('h3')?.getBoundingClientRect();
  if (!card || !picture || !name) throw new Error('no card');
  return {
    picture: name.left >= picture.right ? 'before' : picture.left >= name.right ? 'after' : 'above',
    isWide: picture.width > 1.5 * picture.height,
    isOnTile: getComputedStyle(card).paddingTop !== '0px',
    hasPlace: [...card.querySelectorAll('[aria-hidden]')].some((part) => part.textContent === '1'),
    hasSoldBar: card.textContent?.includes('Sold') ?? false,
  };
}

describe('the seven layouts of an item card', () => {
  const upright = { picture: 'above', isWide: false, isOnTile: false, hasPlace: false, hasSoldBar: false };
  it.each([
    ['vertical', ItemCard, upright],
    ['list view', ListItemCard, { ...upright, picture: 'before', isOnTile: true }],
    ['popular items', PopularCard, { ...upright, hasPlace: true }],
    ['food horizontal', MenuCard, { ...upright, picture: 'after', isOnTile: true }],
    ['flash sale', FlashSaleCard, { ...upright, hasSoldBar: true }],
    ['flash sale slider', SlideCard, { ...upright, isOnTile: true, hasSoldBar: true }],
    ['special', SpecialCard, { ...upright, isWide: true }],
  ])('[CARD-01] tell apart: %s', async (_name, Card, look) => {
    const { container } = await cardOf({}, Card);
    expect(lookOf(container)).toEqual(look);
  });
});

describe.each([
  ['upright', ItemCard],
  ['wide', SpecialCard],
  ['lying', MenuCard],
  ['of a list', ListItemCard],
  ['of a flash sale', FlashSaleCard],
])('an item card, %s', (_name, Card) => {
  it('[CARD-02] [CARD-09] shows the picture and the rating', async () => {
    const { container } = await cardOf({}, Card);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/360/jollof.webp');
    expect(container.textContent).toContain('4.6 out of 5');
  });

  it('[CARD-12] [CARD-13] shows what is recommended and what is organic, and nothing else so', async () => {
    const marked = await cardOf({ recommended: 1, organic: 1 }, Card);
    await expect.element(marked.getByText('Recommend', { exact: true })).toBeVisible();
    await expect.element(marked.getByText('Organic', { exact: true })).toBeVisible();
    const { container } = await cardOf({}, Card);
    expect(container.textContent).not.toMatch(/Recommend|Organic/);
  });

  it('[CARD-19] shows the rating with the configured decimals', async () => {
    const { container } = await cardOf({}, Card, { digits: 2 });
    expect(container.textContent).toContain('4.60 out of 5');
  });
});

describe('the page that an item card opens', () => {
  const shopItem = { module_id: 4, module: { module_type: 'ecommerce' } } as const;
  const days = { available_date_starts: '2026-11-01', available_date_ends: '2026-11-30' };
  const promotion = {
    kind: 'campaign',
    id: 1,
    slug: 'fair',
    title: 'Fair',
    discount: 10,
    discount_type: 'percent',
    ends_at: '2026-11-30T00:00:00.000Z',
  } as const;
  const addressOf = async (change: Partial<Item>) =>
    (await cardOf(change)).container.querySelector('h3 a')?.getAttribute('href');

  it('[SHOP-14] [SHOP-15] names the shop module, and a campaign', async () => {
    expect(await addressOf(shopItem)).toBe('/product/jollof?module_id=4');
    const ofCampaign = '/product/jollof?module_id=4&product_type=campaign';
    expect(await addressOf({ ...shopItem, ...days, promotion })).toBe(ofCampaign);
    expect(await addressOf({ ...shopItem, ...days })).toBe('/product/jollof?module_id=4');
  });

  it('[SHOP-16] is that of the slug, or of the id where there is none', async () => {
    expect(await addressOf({ ...shopItem, slug: '' })).toBe('/product/7?module_id=4');
  });
});

describe('an item card of something that cannot be had', () => {
  it('[CARD-14] says Out of Stock and has no add control, except for dishes', async () => {
    const sold = await cardOf({ stock: 0, module: { module_type: 'grocery' } });
    await expect.element(sold.getByText('Out of Stock')).toBeInTheDocument();
    expect(sold.getByRole('button', { name: /^Add/ }).elements()).toHaveLength(0);
    const dishCard = await cardOf({ stock: 0 });
    expect(dishCard.container.textContent).not.toContain('Out of Stock');
  });

  it.each([ItemCard, MenuCard, ListItemCard])(
    '[FOOD-21] says that a dish can be ordered for later (%o)',
    async (Card) => {
      const { container } = await cardOf({ ...breakfast, schedule_order: true }, Card);
      expect(container.textContent).toContain('This item is not available right now. You can order it later.');
    },
  );

  it.each([ItemCard, MenuCard, ListItemCard])('[FOOD-22] says that a dish is not available (%o)', async (Card) => {
    const { container } = await cardOf({ ...breakfast, schedule_order: false }, Card);
    expect(container.textContent).toContain('Party jollof is not available right now.');
  });

  it.each([
    ['Opens at 2:30 PM', { time: '14:30', in_days: 0, day: 'fr' }],
    ['Opens tomorrow at 9:00 AM', { time: '09:00', in_days: 1, day: 'sa' }],
    ['Closed Now', null],
  ])('[CARD-34] says of a closed store: %s', async (text, opens) => {
    for (const Card of [ItemCard, ListItemCard]) {
      const { container } = await cardOf({ store_open: false, store_opens_at: opens }, Card);
      expect(container.textContent).toContain(text);
    }
  });

  it('[CARD-36] says nothing of an open store', async () => {
    const { container } = await cardOf({});
    expect(container.textContent).not.toMatch(/open|close/i);
  });

  it('[FOOD-21] [FOOD-22] says nothing of the kind within its hours', async () => {
    const { container } = await cardOf({ available_time_starts: '11:00', available_time_ends: '13:00' });
    expect(container.textContent).not.toContain('not available');
  });
});

describe('the control of an item card', () => {
  it('[CARD-20] shows how many are in the cart', async () => {
    const line = { id: 1, item_id: dish.id, quantity: 2, total_price: 10_000, item: dish } as CartLine;
    const { container } = await cardOf({}, ItemCard, { cart: [line] });
    expect(container.textContent).toContain('×2');
  });
});

const dish: Item = {
  id: 7,
  slug: 'jollof',
  name: 'Party jollof',
  title: '',
  image: '',
  storage: '',
  image_full_url: '/images/360/jollof.webp',
  images_full_url: [],
  category_id: 1,
  category_ids: [],
  price: 5000,
  discount: 0,
  discount_type: 'percent',
  store_discount: 0,
  restaurant_discount: 0,
  no_promotion: false,
  promotion: null,
  store_id: 1,
  store_name: 'Mama Ronke Buka',
  store_slug: 'mama-ronke-buka-yaba',
  store_open: true,
  store_opens_at: null,
  module_id: 1,
  module: { module_type: 'food' },
  zone_id: 3,
  unit_type: '',
  generic_name: [],
  veg: 0,
  halal_tag_status: 0,
  is_halal: 0,
  recommended: 0,
  organic: 0,
  avg_rating: 4.6,
  rating_count: 12,
  wishlist_count: 0,
  stock: null,
  sold_out: false,
  maximum_cart_quantity: null,
  schedule_order: true,
  available_time_starts: null,
  available_time_ends: null,
  available_day: null,
  available_date_starts: null,
  available_date_ends: null,
  is_prescription_required: 0,
  description: 'Smoky rice from the fire.',
  nutritions_name: [],
  allergies_name: [],
  tags: [],
  variations: [],
  choice_options: [],
  food_variations: [],
  add_ons: [],
};

const breakfast = { available_time_starts: '06:00', available_time_ends: '10:00' };
