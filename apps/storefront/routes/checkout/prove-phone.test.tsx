import type { OrderQuote } from 'market/orders/orders.contract';
import { refusals } from 'market/refusals';
import { dismissToast, useToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeOverlays } from '#browser/overlay-store.ts';
import { deleteProof } from '#features/risk/saved-proof.ts';
import { lagos } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { DeliverTo } from './deliver-to.tsx';
import { PlaceOrder } from './summary/order-summary.tsx';
import { useCheckout } from './use-checkout.tsx';

const quote: OrderQuote = {
  lines: [],
  store: null,
  currency: 'NGN',
  item_total: 1_800,
  add_on_total: 0,
  discount_total: 0,
  discount_reason: null,
  coupon_code: null,
  coupon_title: null,
  coupon_discount: 0,
  coupon_free_delivery: false,
  first_order_discount: 0,
  tax: 0,
  tax_percent: 0,
  tax_inclusive: false,
  delivery_fee: 700,
  service_charge: 0,
  tip: 0,
  total: 2_500,
  wallet_balance: null,
  wallet_part: 0,
  wallet_rest: 2_500,
  wallet_paid: 0,
  to_pay: 2_500,
  distance_metres: 900,
  delivery_time: '20-30 min',
  begins_at: null,
  begins_words: '',
  free_delivery_over: null,
  take_away: false,
  take_away_words: '',
  schedule_order: false,
  minimum_order: 0,
  missing_to_minimum: 0,
  prescription_needed: false,
  digital_payment: false,
  cash_on_delivery: true,
  cash_on_delivery_cap: null,
};

const rightCode = '407218';

/** A fake API client that refuses cash orders of unproved numbers. */
const fakeApi = {
  placed: [] as { key: string; body: Record<string, unknown> }[],
  /** Numbers that codes were asked for. */
  codeRequests: [] as string[],
  typed: [] as { ticket: string; otp: string }[],
  proved: new Set<string>(),
  /** What the next calls for a code are answered with, before one is sent. */
  answers: [] as Response[],
  /** Of the calls for a code. */
  solutions: [] as string[],
  provedPhones: new Set<string>(),
  /** A challenge is sent when this is fulfilled. */
  challengeHeld: Promise.resolve(),
};

function refused(code: keyof typeof refusals): Response {
  const { status, message } = refusals[code];
  return Response.json({ errors: [{ code, message }] }, { status });
}

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  const body = JSON.parse(String(init.body ?? '{}'));
  const headers = new Headers(init.headers);
  if (path.endsWith('/order/place')) {
    fakeApi.placed.push({ key: headers.get('idempotency-key') ?? '', body });
    if (!fakeApi.proved.has(body.contact_person_number)) return refused('phone_proof_required');
    return Response.json({ order_id: '1000000001', created_at: '2026-11-20T12:04:00.000Z' });
  }
  if (path.endsWith('/order/phone-code')) {
    fakeApi.solutions.push(headers.get('x-challenge-solution') ?? '');
    const other = fakeApi.answers.shift();
    if (other) return other;
    fakeApi.codeRequests.push(body.contact_person_number);
    const to = `${body.contact_person_number.slice(0, 4)}••••••${body.contact_person_number.slice(-3)}`;
    const code = { medium: 'phone', by: 'server', to, number: null, resend_seconds: 60, demo_code: null };
    return Response.json({ ticket: `the-ticket-of-the-code-${fakeApi.codeRequests.length}`, code });
  }
  if (path.endsWith('/order/phone-proof')) {
    fakeApi.typed.push(body);
    if (body.otp !== rightCode) return refused('code_wrong');
    fakeApi.proved.add(fakeApi.codeRequests.at(-1) ?? '');
    return Response.json({ message: 'Proved' });
  }
  if (path.endsWith('/auth/challenge')) {
    await fakeApi.challengeHeld;
    return Response.json(await challenge());
  }
  if (path.endsWith('/order/quote')) return Response.json(quote);
  return Response.json({ guest_id: 'a-guest-id-of-this-test' });
}

function CheckoutHarness() {
  const checkout = useCheckout({ page: 'cart', customer: null, methods: [], quote, refusal: null });
  const text = useToast()?.text;
  if (text) fakeApi.provedPhones.add(text);
  return (
    <form onSubmit={checkout.submit}>
      <DeliverTo checkout={checkout} />
      <PlaceOrder checkout={checkout} />
    </form>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Confirm your phone number' });
const place = () => page.getByRole('button', { name: /^Place order/ });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const code = () => dialog().getByRole('textbox', { name: 'Verification code' });

/** A new shopper fills in contact and door, and orders. */
async function orderAsNewcomer() {
  const zone = lagos.zone && { ...lagos.zone, country: 'NG' };
  await renderInMarket(<CheckoutHarness />, { zone }, '/checkout');
  await field('Contact Person Name').fill('Ada Obi');
  await field('Phone').fill('0803 555 0142');
  await page.getByText('House, landmark, directions').click();
  await field('Landmark').fill('Blue water tank');
  await place().click();
}

async function type(digits: string) {
  await code().fill(digits);
  await dialog().getByRole('button', { name: 'Verify' }).click();
}

const placedAtLast = () => expect.element(page.getByText('/home')).toBeVisible();

beforeEach(() => {
  Object.assign(fakeApi, { placed: [], codeRequests: [], typed: [], answers: [], solutions: [] });
  fakeApi.challengeHeld = Promise.resolve();
  fakeApi.proved.clear();
  fakeApi.provedPhones.clear();
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  closeOverlays();
  dismissToast();
  deleteProof();
  localStorage.clear();
});

describe('[CHK-10] the first cash order to a number', () => {
  it('asks for a code, says when it is wrong, and goes out as it was typed when it is right', async () => {
    await orderAsNewcomer();
    await expect.element(dialog()).toBeVisible();
    await expect.element(dialog().getByText('+234••••••142')).toBeVisible();
    await type('111111');
    await expect.element(dialog().getByRole('alert').getByText(refusals.code_wrong.message)).toBeVisible();
    expect(fakeApi.placed).toHaveLength(1);
    await type(rightCode);
    await placedAtLast();
    expect(fakeApi.codeRequests).toEqual(['+2348035550142']);
    expect(fakeApi.typed.at(-1)).toMatchObject({ ticket: 'the-ticket-of-the-code-1', otp: rightCode });
    const [first, second] = fakeApi.placed;
    expect(second?.body).toEqual(first?.body);
    expect(second?.body).toMatchObject({ contact_person_name: 'Ada Obi', landmark: 'Blue water tank' });
    expect(fakeApi.placed).toHaveLength(2);
  });

  it('keeps what was typed, and the code that is under way, while its dialog is closed and opened again', async () => {
    await orderAsNewcomer();
    await expect.element(code()).toBeVisible();
    await dialog().getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(field('Contact Person Name')).toHaveValue('Ada Obi');
    await expect.element(field('Landmark')).toHaveValue('Blue water tank');
    // Another code within the minute would be refused.
    fakeApi.answers = [refused('too_many')];
    await place().click();
    await expect.element(code()).toBeVisible();
    await expect.element(dialog().getByRole('button', { name: 'Resend code' })).toBeDisabled();
    await type(rightCode);
    await placedAtLast();
    expect(fakeApi.codeRequests).toEqual(['+2348035550142']);
    expect(fakeApi.typed).toMatchObject([{ ticket: 'the-ticket-of-the-code-1' }]);
  });

  it('asks for a code of its own when the number was changed', async () => {
    await orderAsNewcomer();
    await expect.element(code()).toBeVisible();
    await dialog().getByRole('button', { name: 'Change' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await field('Phone').fill('0803 555 0143');
    await place().click();
    await expect.element(dialog().getByText('+234••••••143')).toBeVisible();
    await type(rightCode);
    await placedAtLast();
    expect(fakeApi.codeRequests).toEqual(['+2348035550142', '+2348035550143']);
    expect(fakeApi.placed.at(-1)?.body).toMatchObject({ contact_person_number: '+2348035550143' });
  });

  it('asks for a new code where the one that is under way is too old', async () => {
    await orderAsNewcomer();
    await expect.element(code()).toBeVisible();
    await dialog().getByRole('button', { name: 'Close' }).click();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60_000);
    await place().click();
    await expect.poll(() => fakeApi.codeRequests).toHaveLength(2);
    await type(rightCode);
    await placedAtLast();
    expect(fakeApi.typed).toMatchObject([{ ticket: 'the-ticket-of-the-code-2' }]);
  });

  it('says why no code comes, and leaves the checkout as it was', async () => {
    fakeApi.answers = [refused('phone_not_served')];
    await orderAsNewcomer();
    await expect.poll(() => [...fakeApi.provedPhones]).toContain(refusals.phone_not_served.message);
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(field('Contact Person Name')).toHaveValue('Ada Obi');
    await expect.element(place()).toBeEnabled();
  });
});

describe('a code when the budget of codes runs low', () => {
  it('comes after a proof of work, which the page speaks of while it lasts', async () => {
    fakeApi.answers = [refused('challenge_required')];
    const held = Promise.withResolvers<void>();
    fakeApi.challengeHeld = held.promise;
    await orderAsNewcomer();
    await expect.element(page.getByText('Checking that you are not a robot')).toBeVisible();
    held.resolve();
    await expect.element(code()).toBeVisible();
    await expect.element(page.getByText('Checking that you are not a robot')).not.toBeInTheDocument();
    const [none, sent = ''] = fakeApi.solutions;
    expect(none).toBe('');
    expect(JSON.parse(atob(sent))).toMatchObject({ solution: { counter: rightCounter } });
    await type(rightCode);
    await placedAtLast();
    expect(fakeApi.placed).toHaveLength(2);
  });

  it('that the API refuses after all shows its message', async () => {
    fakeApi.answers = [refused('challenge_required'), refused('challenge_required')];
    await orderAsNewcomer();
    await expect.poll(() => [...fakeApi.provedPhones]).toContain(refusals.challenge_required.message);
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

const cost = 1_000;
const rightCounter = 3;
const [nonce, salt] = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'];
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The key of one try, as the API and the worker derive it. */
async function keyOf(counter: number): Promise<Uint8Array> {
  const password = new Uint8Array([...bytes(nonce), 0, 0, 0, counter]);
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: cost };
  return new Uint8Array(await crypto.subtle.deriveBits(derivation, key, 256));
}

/** As the API would create it: the key of the solution begins with its prefix. */
async function challenge() {
  const prefix = (await keyOf(rightCounter)).slice(0, 16);
  const keyPrefix = Array.from(prefix, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce, salt, cost, keyLength: 32, keyPrefix };
  return { parameters, signature: 'of this test' };
}
