/**
 * The libraries that every page needs are one file: it stays the same while our own parts change. What only hydrates,
 * which is the larger half of React, follows with `hydrate.tsx`.
 */
const libraries =
  /node_modules\/(react\/|react-dom\/(index|cjs\/react-dom\.)|react-router\/|@lingui\/|@messageformat\/|get-nonce\/)/;

/** What the first view needs: each takes all that it imports along. */
const firstView = [
  { name: 'base', test: libraries, priority: 3 },
  { name: 'frame', test: /\/storefront\/(root|entry\.client|layout\/shop-layout)\.tsx/, priority: 2 },
  { name: 'home', test: /\/routes\/home\/home-page\.tsx/, priority: 1 },
];

/**
 * Small parts that several pages share, by which pages these are: a file of each would be smaller than the headers that
 * come with it, and small files compress badly apart. A group takes what it imports along, unless one before it has it;
 * so these go from what most pages load to what few do, and a part in a group of its own is one that pages load without
 * the group that imports it. No page may load what it does not need: decision 607 says how to see that.
 */
const shared = [
  // What goods have and pages without goods too: those would load all of the goods for it.
  { name: 'beside-goods', test: /\/(features\/cart\/cart-actions|ui\/buttons\/chip)\.tsx?/ },
  { name: 'calls', test: /\/storefront\/browser\/api-client\.ts/ },
  { name: 'goods', test: /\/features\/items\/cards\/item-card\.tsx/ },
  { name: 'field', test: /\/ui\/forms\/field\.tsx/ },
  { name: 'search-rules', test: /\/search\/search\.rules\.ts/ },
  { name: 'section-head', test: /\/ui\/layout\/section-head\.tsx/ },
  { name: 'descriptions', test: /\/items\/items-description\.rules\.ts/ },
  { name: 'pills', test: /\/ui\/(buttons\/pill|forms\/choice-label|layout\/grid)\.tsx/ },
  // Behind every page, and in some pages at once.
  {
    name: 'everywhere',
    test: /\/(orders\/waiting\/order-waits|cart\/refresh-cart|config\/use-page-names|stores\/visited-menus|promotions\/device-clock|browser\/saved-in-tab|forms\/segmented|layout\/use-becomes-visible|phone\/shown-phone|registration\/registration\.rules)\.tsx?/,
  },
  // Behind every page, and in none at once.
  {
    name: 'behind-pages',
    test: /\/(account\/(account-calls|end-page-session)|cart\/(cart-place|elsewhere\/other-tabs)|notifications\/move-subscription|placed\/placed-order|preferences\/(theme|data-saver|language)-switch|coupons\/newcomer|browser\/sheet-address|challenge\/slow-challenge)\.tsx?/,
  },
  { name: 'store-words', test: /\/(stores\/store-texts|media\/monogram)\.tsx/ },
  { name: 'opening', test: /\/stores\/(day-names|opens-next|store-logo)\.tsx/ },
  { name: 'store-cards', test: /\/(stores\/store-card|feedback\/card-skeletons)\.tsx/ },
  { name: 'rails', test: /\/(layout\/rail|cards\/card-of-item)\.tsx?/ },
  // Below the first view of every home.
  {
    name: 'home-rest',
    test: /\/(home\/(sections\/(promotions|sections\.module)|loading\/load-sections|lazy-section)|offers\/(campaign-path|use-slides|slider)|stores\/store-filters|coupons\/cashback\.module)\./,
  },
  {
    name: 'phones',
    test: /\/(phone\/(calling-codes|flag|phone-text|phone-field|country-code)|auth\/forms\/(phone-input|saved-country|use-start-country))\.tsx?/,
  },
  { name: 'choosing', test: /\/(choices\/item-choice|forms\/stepper)\.tsx?/ },
  {
    name: 'filters',
    test: /\/search\/(listing-address|filters\/(filter-texts|use-times-to-deliver-by)|listing-tools\.module)\./,
  },
];

/** The files that modules are built into: of two groups the one with the higher priority, then the earlier one, takes a module. */
export const chunkGroups = [...firstView, ...shared];
