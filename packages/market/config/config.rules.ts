/** The pages whose text the operator writes, by the last part of their address [FOOT-14]. */
export const pageNames = [
  'about-us',
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'cancellation-policy',
  'shipping-policy',
] as const;

export type PageName = (typeof pageNames)[number];

/** The languages of the storefront, as stored [I18N-02]. */
export const languageCodes = ['en', 'yo', 'ha', 'ke'] as const;
