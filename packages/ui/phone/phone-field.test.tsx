import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInEnglish } from '../../../apps/storefront/testing/render-in-english.tsx';
import './country-dialog.tsx';
import { PhoneField } from './phone-field.tsx';
import './phone-grammar.ts';
import { internationalOf } from './phone-text.ts';

function PhoneForm({ hasCountryPicker = true }) {
  const [value, setValue] = useState({ country: 'NG', text: '' });
  return (
    <>
      <PhoneField label="Phone" value={value} onChange={setValue} hasCountryPicker={hasCountryPicker} />
      <output>{internationalOf(value)}</output>
    </>
  );
}

const field = page.getByRole('textbox', { name: 'Phone' });
const country = page.getByRole('button', { name: /^Country code/ });
const sent = page.getByRole('status').first();

describe('the phone field', () => {
  it('[AUTH-34] gives a number its gaps and its plus', async () => {
    await renderInEnglish(<PhoneForm />);
    await userEvent.type(field, '0803');
    await expect.element(sent).toHaveTextContent('+234803');
    await userEvent.type(field, '5550142');
    await expect.element(sent).toHaveTextContent('+2348035550142');
    await userEvent.tab();
    await expect.element(field).toHaveValue('803 555 0142');
    await expect.element(sent).toHaveTextContent('+2348035550142');
  });

  it('leaves who mends the middle of a number alone', async () => {
    await renderInEnglish(<PhoneForm />);
    await userEvent.type(field, '0803 555 0142');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}9');
    await expect.element(field).toHaveValue('0803 555 0942');
    await expect.element(sent).toHaveTextContent('+2348035550942');
  });

  it('moves to the country of a number with a plus', async () => {
    await renderInEnglish(<PhoneForm />);
    await userEvent.type(field, '+254712555018');
    await userEvent.tab();
    await expect.element(country).toHaveAccessibleName('Country code: Kenya +254');
    await expect.element(field).toHaveValue('712 555018');
    await expect.element(sent).toHaveTextContent('+254712555018');
  });

  it('[AUTH-144] offers every country, by name, code and keys', async () => {
    await renderInEnglish(<PhoneForm />);
    await userEvent.type(field, '712555018');
    await country.click();
    const search = page.getByRole('combobox', { name: 'Search country or code' });
    await userEvent.type(search, 'cote');
    await expect.element(page.getByRole('option', { name: /^Côte d.Ivoire/ })).toBeVisible();
    await search.fill('+254');
    await expect.element(page.getByRole('option')).toHaveTextContent('Kenya+254');
    await search.fill('zzz');
    await expect.element(page.getByText('No country found')).toBeVisible();
    await search.fill('ken');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(sent).toHaveTextContent('+254712555018');
    await expect.element(country).toHaveFocus();
  });

  it('[AUTH-144] says the country without asking for it where the operator wants it so', async () => {
    await renderInEnglish(<PhoneForm hasCountryPicker={false} />);
    await expect.element(page.getByText('+234')).toBeVisible();
    await expect.element(country).not.toBeInTheDocument();
  });
});
