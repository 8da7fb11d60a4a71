import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageName } from 'market/config/config.rules';

/** The names of the operator's pages, as links and headings of the storefront and the list of the operators say them. */
export const pageTitles: Record<PageName, MessageDescriptor> = {
  'about-us': msg`About us`,
  'terms-and-conditions': msg`Terms and conditions`,
  'privacy-policy': msg`Privacy policy`,
  'refund-policy': msg`Refund policy`,
  'cancellation-policy': msg`Cancellation policy`,
  'shipping-policy': msg`Shipping policy`,
};
