import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type ParcelEnd, saveParcel } from '#features/parcel/parcel-draft.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { CouponChoice } from './choices/coupon-choice.tsx';
import { useCheckout } from './use-checkout.tsx';

const end = (name: string): ParcelEnd => ({
  name,
  phone: '+2348035550142',
  landmark: '',
  place: { address: 'Yaba, Lagos', lat: 6.507, lng: 3.3755 },
});
const customer = { name: 'Ada Obi', phone: '+2348035550142', email: '', addresses: [] };

function CheckoutHarness() {
  return <CouponChoice checkout={useCheckout({ page: 'parcel', customer, methods: [], quote: null, refusal: null })} />;
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('[PROMO-28] a parcel takes a coupon: it is tried on the parcel, and the price is asked with it', async () => {
  const category = { id: 91, name: 'Documents', image: '/images/360/box.webp' };
  saveParcel({ category, sender: end('Ada'), receiver: end('Bayo'), note: '', payer: 'sender' });
  const tried: object[] = [];
  const quoted: object[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (path.endsWith('/coupon/apply')) tried.push(JSON.parse(String(body)));
    if (path.endsWith('/order/quote')) quoted.push(JSON.parse(String(body)));
    return Response.json({ code: 'SENDIT', coupon_discount: 240 });
  });
  await renderInMarket(<CheckoutHarness />, {}, '/checkout');
  await page.getByLabelText('Coupon code').fill('sendit');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove SENDIT' })).toBeVisible();
  expect(tried).toMatchObject([{ order_type: 'parcel', parcel_category_id: 91, code: 'sendit' }]);
  await expect.poll(() => quoted.at(-1)).toMatchObject({ order_type: 'parcel', coupon_code: 'SENDIT' });
});
