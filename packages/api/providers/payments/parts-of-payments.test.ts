import { describe, expect, it } from 'vitest';
import { PaymentStandIn } from '#api/testing/stand-ins/payment-stand-in.ts';
import { providersUnderTest } from '#api/testing/stand-ins/providers-under-test.ts';

const providers = providersUnderTest.filter(({ name }) => ['stripe', 'paystack', 'flutterwave'].includes(name));

describe.each(providers)('[OPS-032] a payment of $name', ({ name, dialect, open }) => {
  it('goes back in parts, each once however often it is asked for', async () => {
    const standIn = new PaymentStandIn(dialect);
    await standIn.open();
    const provider = open(standIn.origin, 2_000, standIn.book);
    const [id, money] = [`part-of-${name}-123456`.slice(0, 22), { amount: 5_000, currency: 'NGN' }];
    const shopper = { name: 'Ada Obi', phone: '+2348035550142', email: 'ada@example.com' };
    const request = { id, ...money, description: 'Soko 1234567890', returnUrl: 'https://soko.example/', shopper };
    const { reference } = await provider.start(request);
    const payment = standIn.payment(id);
    payment.status = 'paid';
    const part = (key: string) =>
      provider.refund({ id, reference, amount: 100, currency: 'NGN', key, events: [], isPart: true });
    for (const key of ['one', 'one', 'other']) expect(await part(key)).toBe('returned');
    expect(payment.refunds).toEqual([100, 100]);
    await standIn.close();
  });
});
