import { renderInApp } from 'app-kit/testing/render-in-app.tsx';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PaymentCard } from './payment-card.tsx';
import { bodyOf, draftOf, type ZoneDraft } from './zone-draft.ts';

const saved: { draft: ZoneDraft | undefined } = { draft: undefined };

function Form() {
  const [draft, setDraft] = useState(() => draftOf(undefined, { timeZone: 'Africa/Accra', currency: 'GHS' }));
  saved.draft = draft;
  const change = (part: Partial<ZoneDraft>) => setDraft((now) => ({ ...now, ...part }));
  return <PaymentCard draft={draft} currency={draft.currency} faults={[]} onChange={change} />;
}

it('[OPS-046] the card of a zone begins with the money and time of the market, and sends those that are chosen', async () => {
  const { screen } = await renderInApp([{ path: '/', element: <Form /> }], {});
  await expect.element(screen.getByLabelText('Currency')).toHaveValue('GHS');
  await screen.getByLabelText('Currency').selectOptions('XOF');
  await screen.getByLabelText('Time zone').selectOptions('Africa/Lome');
  await expect.element(screen.getByLabelText('Cash up to, XOF')).toBeVisible();
  await screen.getByLabelText('Cash up to, XOF').fill('25000');
  const area = [
    { lat: 6.1, lng: 1.2 },
    { lat: 6.1, lng: 1.3 },
    { lat: 6.2, lng: 1.3 },
  ];
  const draft = { ...(saved.draft as ZoneDraft), name: 'Lomé', city: 'Lomé', area };
  const fees = { ...draft.fees, food: { ...draft.fees.food, base: '500', per_km: '100', least: '500', most: '2000' } };
  expect(bodyOf({ ...draft, fees })).toMatchObject({
    body: { currency: 'XOF', time_zone: 'Africa/Lome', cash_on_delivery_cap: 25_000 },
  });
});
