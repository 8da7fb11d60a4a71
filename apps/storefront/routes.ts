import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { pageNames } from 'market/config/config.rules';

/** Every URL of the storefront, by its layout. What else a page needs is in the `handle` of its file. */
export default [
  layout('layout/landing-layout.tsx', [index('routes/home/landing/landing-page.tsx')]),
  layout('layout/shop-layout.tsx', [
    route('home', 'routes/home/home-page.tsx'),
    route('categories', 'routes/categories/categories-page.tsx'),
    route('category/:slugOrId', 'routes/categories/category-page.tsx'),
    route('all-brands', 'routes/categories/brands-page.tsx'),
    route('store/latest', 'routes/stores/lists/latest-stores-page.tsx'),
    route('store/popular', 'routes/stores/lists/popular-stores-page.tsx'),
    route('store/top-offer-nearby', 'routes/stores/lists/top-offers-page.tsx'),
    route('store/:slugOrId', 'routes/stores/store-page.tsx'),
    route('product/:slugOrId', 'routes/products/product-page.tsx'),
    route('campaigns/:slugOrId', 'routes/promotions/campaign-page.tsx'),
    route('flash-sales', 'routes/promotions/flash-sales-page.tsx'),
    route('prescription-order/:id', 'routes/checkout/prescription/prescription-order-page.tsx'),
    ...pageNames.map((name) => route(name, 'routes/pages/policy-page.tsx', { id: name })),
    route('help-and-support', 'routes/pages/help-page.tsx'),
    route('newsletter', 'routes/registration/newsletter-page.tsx'),
    route('newsletter/leave', 'routes/registration/unsubscribe-page.tsx'),
    route('store-registration', 'routes/registration/store-registration-page.tsx'),
    route('deliveryman-registration', 'routes/registration/courier-registration-page.tsx'),
    route('outbox', 'routes/outbox/outbox-page.tsx'),
    route('forgot-password', 'routes/auth/forgot-password-page.tsx'),
    route('auth/*', 'routes/auth/missing-auth-page.tsx'),
    route('*', 'routes/home/missing-page.tsx'),
  ]),
  layout('layout/account-layout.tsx', [
    // Its query `page` names the section: `accountPages` in features/config/account-pages.ts lists them. One order is
    // /profile?page=my-orders&orderId=. profile-page.tsx puts the sections together; wallet, points, coupons and
    // referrals are in routes/account/wallet/.
    route('profile', 'routes/account/profile/profile-page.tsx'),
    route('chatting', 'routes/chat/chatting-page.tsx'),
    route('track-order', 'routes/tracking/track-order-page.tsx'),
  ]),
  layout('layout/checkout-layout.tsx', [
    route('checkout', 'routes/checkout/checkout-page.tsx'),
    route('payment/sandbox/:id', 'routes/payments/sandbox-page.tsx'),
    route('payment/return/:id', 'routes/payments/return-page.tsx'),
    route('payment/result', 'routes/payments/result-page.tsx'),
  ]),
  layout('layout/bare-layout.tsx', [
    route('parcel-delivery-info', 'routes/parcel/parcel-info-page.tsx'),
    route('rate-and-review/:orderId', 'routes/reviews/rate-order-page.tsx'),
    route('interest', 'routes/account/interest-page.tsx'),
    route('offline', 'routes/offline/offline-page.tsx'),
  ]),
  // Responses without a screen.
  route('home/sections', 'routes/home/home-sections-page.ts'),
  route('favicon.svg', 'routes/pages/default-logo-page.ts'),
  route('robots.txt', 'routes/seo/robots-page.ts'),
  route('sitemap.xml', 'routes/seo/sitemap-page.ts'),
  route('sitemap/:file', 'routes/seo/sitemap-file-page.ts'),
  route('manifest.webmanifest', 'routes/offline/manifest-page.ts'),
  // Each shows the page of the profile that it names [PROF-05].
  ...['settings', 'my-orders', 'wallet', 'coupons', 'loyalty-points', 'referral-code'].map((page) =>
    route(page, 'routes/account/account-redirect-page.ts', { id: page }),
  ),
] satisfies RouteConfig;
