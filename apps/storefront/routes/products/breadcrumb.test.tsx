import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { itemWith } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const pharmacy = msg`Pharmacy`;
const swahili = setupI18n({ locale: 'sw', messages: { sw: { [pharmacy.id]: 'Duka la dawa' } } });

it('[I18N-14] leads from an item to the home of its own module, which it names in the language of the page', async () => {
  // A narrow screen has its way back in the bar.
  await page.viewport(1280, 800);
  const item = {
    ...itemWith({ module_id: 3 }),
    category_name: 'Pain & Fever',
    category_slug: 'pain-fever',
    brand_name: null,
    image_texts: [],
  };
  await renderInMarket(
    <I18nProvider i18n={swahili}>
      <Breadcrumb item={item} />
    </I18nProvider>,
    { modules: [{ id: 3, type: 'pharmacy', name: 'Pharmacy', imageUrl: '/images/360/pot.webp' }] },
  );
  await expect.element(page.getByRole('link', { name: 'Duka la dawa' })).toHaveAttribute('href', '/home?module_id=3');
});
