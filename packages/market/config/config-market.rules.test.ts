import { describe, expect, it } from 'vitest';
import {
  currencyFacts,
  defaultsOfCountry,
  isTimeZone,
  type MarketChoice,
  refusalOfMarketChoice,
} from './config-market.rules.ts';

const now: MarketChoice = { brandColour: null, dealColour: null, currency: 'NGN', decimals: 0 };

describe('[OPS-083] the settings of a market', () => {
  it.each([
    ['another currency before the first order', { currency: 'GHS', decimals: 2 }, false, undefined],
    ['another currency after it', { currency: 'GHS' }, true, 'currency_fixed'],
    ['other decimals after it', { decimals: 2 }, true, 'currency_fixed'],
    ['the same currency after it', {}, true, undefined],
    ['a dark brand colour', { brandColour: '#0b5f4b' }, true, undefined],
    ['a pale brand colour', { brandColour: '#ffcc00' }, false, 'colour_contrast'],
    ['a pale colour of price tags', { dealColour: '#ffcc00' }, false, undefined],
    ['a dark colour of price tags', { dealColour: '#2b2b80' }, false, 'colour_contrast'],
  ])('%s', (_what, change, hasOrders, code) => {
    expect(refusalOfMarketChoice({ ...now, ...change }, now, hasOrders)?.refused).toBe(code);
  });

  it('a refused colour comes with one that will do', () => {
    const better = String(refusalOfMarketChoice({ ...now, brandColour: '#ffcc00' }, now, false)?.detail?.values.better);
    expect(refusalOfMarketChoice({ ...now, brandColour: better }, now, false)).toBeUndefined();
  });
});

it.each([
  ['GHS', { symbol: 'GH₵', decimals: 2 }],
  ['NGN', { symbol: '₦', decimals: 2 }],
  ['XOF', { decimals: 0 }],
  ['UGX', { decimals: 0 }],
  ['KWD', { decimals: 3 }],
])('[OPS-083] the currency %s is usually written as %j', (code, facts) => {
  expect(currencyFacts(code)).toMatchObject(facts);
});

it('[OPS-083] a code of no currency has no facts', () => {
  expect(currencyFacts('ABC')).toBeUndefined();
});

it.each([
  ['Africa/Accra', true],
  ['UTC', true],
  ['Accra', false],
  ['+01:00', false],
  ['', false],
])('[OPS-083] %j is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

it.each(['GH', 'KE', 'SN', 'KW', 'TZ'])('[OPS-083] what is usual in %s exists', (country) => {
  const { currency = '', timeZone = '' } = defaultsOfCountry(country) ?? {};
  expect(currencyFacts(currency)).toBeDefined();
  expect(isTimeZone(timeZone)).toBe(true);
  expect(defaultsOfCountry('AQ')).toBeUndefined();
});
