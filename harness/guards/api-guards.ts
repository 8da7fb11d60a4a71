// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import type { Guard } from './guard.ts';

const callers = 'packages/api/http/callers/callers.ts';
const errorsTest = 'packages/api/http/field-errors.test.ts';
const wishesTest = 'packages/api/wishlist/wishlist.routes.test.ts';
const namesTest = 'packages/api/config/config-translations.data.test.ts';
const loginTest = 'packages/api/auth/sessions/log-in.test.ts';

/** Guards that keep the API as the two specification documents describe it. */
export const apiGuards: Guard[] = [
  {
    against: 'D1 a session that a client cannot use',
    what: 'only requests with the software id of our applications count as their own',
    test: { file: loginTest, title: 'answers the token itself to a client with %s' },
    without: [
      {
        file: callers,
        line: "  if (headers['x-software-id'] !== ownSoftwareId) return false;\n",
        instead: '  void ownSoftwareId;\n',
      },
    ],
  },
  {
    against: 'D1 a session that a client cannot use',
    what: 'a request without an origin does not count as one of our own page',
    test: { file: loginTest, title: 'answers the token itself to a client with %s' },
    without: [
      {
        file: callers,
        line: 'return headers.origin !== undefined && hostOf(headers.origin) === host;',
        instead: 'return headers.origin === undefined || hostOf(headers.origin) === host;',
      },
    ],
  },
  {
    against: 'D2 values that differ from the documents',
    what: 'each field has an entry of its own',
    test: { file: errorsTest, title: 'names each field once, in the words of the documents' },
    without: [
      { file: 'packages/api/http/refusal.ts', line: '      code: field,\n', instead: '      code: refusal.code,\n' },
    ],
  },
  {
    against: 'D2 values that differ from the documents',
    what: 'error texts are in the language of the call',
    test: { file: errorsTest, title: 'says so in the language of the call' },
    without: [
      {
        file: 'packages/api/http/texts/texts.ts',
        line: 'return filled(textsOf[language]?.fields[text] ?? english.fields?.[text] ?? text, values);',
        instead: 'void language;\n  return filled(text, values);',
      },
    ],
  },
  {
    against: 'D3 no reply instead of a refusal',
    what: 'a list by zone needs its header',
    test: { file: errorsTest, title: 'is refused with what to send: %s' },
    without: [
      {
        file: 'packages/api/http/bind.ts',
        line: "  if (endpoint.inZones === true && !request.headers.zoneid) throw fieldRefusal('zoneid', zonesNeeded);\n",
        instead: '  void zonesNeeded;\n',
      },
    ],
  },
  {
    against: 'D4 a reply that contradicts the data',
    what: 'an item counts the wish lists that it is on',
    test: { file: wishesTest, title: 'counts the customers who have an item on their wish list' },
    without: [
      {
        file: 'packages/api/items/make-item.ts',
        line: 'wishlist_count: row.wishlist_count,',
        instead: 'wishlist_count: 0,',
      },
    ],
  },
  {
    against: 'D5 names in the wrong language',
    what: 'the featured categories are cached by language',
    test: { file: namesTest, title: 'are those of the requested language, whatever was requested before' },
    without: [
      {
        file: 'packages/api/categories/categories.routes.ts',
        line: '`${visible.language} ${keyOf(visible)}`',
        instead: 'keyOf(visible)',
      },
    ],
  },
  {
    against: 'D5 names in the wrong language',
    what: 'the names of ranked lists are cached by language',
    test: { file: namesTest, title: 'are those of the requested language, whatever was requested before' },
    without: [
      {
        file: 'packages/api/stores/load-catalog-context.ts',
        line: 'return `ground ${language} ${',
        instead: "return `catalog ${language && 'en'} ${",
      },
    ],
  },
  {
    against: 'D5 names in the wrong language',
    what: 'a chosen reason is stored in the words of the operator',
    test: { file: namesTest, title: 'keep a chosen reason in the words of the operator' },
    without: [
      {
        file: 'packages/api/config/translate-names.ts',
        line: 'return texts.find((text) => translate(text) === translated) ?? translated;',
        instead: 'void [texts, translate];\n  return translated;',
      },
    ],
  },
  {
    against: 'D4 a reply that contradicts the data',
    what: 'a module needs a store where it is offered',
    test: {
      file: 'packages/api/zones/zones.routes.test.ts',
      title: 'offers no module in a zone without a store of it, until one opens',
    },
    without: [
      {
        file: 'packages/market/modules/modules.rules.ts',
        line: 'return hasStores || traitsOf(moduleType).carriesParcels;',
        instead: 'return hasStores || traitsOf(moduleType).name.length > 0;',
      },
    ],
  },
  {
    against: 'D4 a reply that contradicts the data',
    what: 'an item of a campaign has its dates outside the hours of the campaign',
    test: {
      file: 'packages/api/promotions/promotion-prices.test.ts',
      title: 'an item of a campaign has its dates outside the daily hours too',
    },
    without: [
      {
        file: 'packages/api/items/make-item.ts',
        line: '...campaignDates(campaign),',
        instead: "...campaignDates(promotion?.kind === 'campaign' ? promotion : undefined),",
      },
    ],
  },
];
