import * as z from 'zod/mini';
import { endpoint, text, uploadedFile } from '../calls/endpoint.ts';
import { doorCodeChoices } from '../orders/orders-door-code.rules.ts';
import { flag } from './config.contract.ts';
import { languageCodes } from './config.rules.ts';
import { maxDecimals } from './config-market.rules.ts';
import { openingSteps } from './config-opening.rules.ts';

const colour = z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'This value is not valid.')));

const marketSettings = z.object({
  business_name: text(60).check(z.minLength(1, 'Name is required')),
  /** Of buttons and links, such as #0b5f4b; null for the colour of the product. */
  brand_colour: colour,
  /** Of price tags. */
  deal_colour: colour,
  /** Two letters, such as GH: how phone numbers without a country are read. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'This value is not valid.')),
  currency_code: z.string().check(z.regex(/^[A-Z]{3}$/, 'This value is not valid.')),
  currency_symbol: text(8).check(z.minLength(1, 'This field is required.')),
  currency_side: z.enum(['left', 'right']),
  digit_after_decimal_point: z.int().check(z.minimum(0), z.maximum(maxDecimals)),
  /** The first is the default. */
  languages: z.array(z.enum(languageCodes)).check(z.minLength(1), z.maxLength(languageCodes.length)),
  /** Of new zones, such as Africa/Accra. */
  time_zone: text(60),
  /** For customers; empty for none. */
  phone: text(30),
  email: text(255),
  address: text(300),
  /** Which orders are handed over for the code of their customer only [DEL-29]. */
  door_code_for: z.enum(doorCodeChoices),
  /** An order counts as valuable from this total on, in the currency of the market; 0 for none. */
  door_code_from: z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
  /** 1: dishes are not published without allergens, medicine not without generic name and prescription mark [STO-066]. */
  item_facts_status: flag,
  /** 1: riders read the numbers of customers where no provider connects them [DEL-63]. */
  riders_see_phones: flag,
  /** 1: people without an account may order [CHK-05]. */
  guest_checkout_status: flag,
  /** 1: customers have a wallet, and pay from it [WAL-11]. */
  customer_wallet_status: flag,
  /** 1: delivered orders earn points [WAL-11]. */
  loyalty_point_status: flag,
  /** 1: customers have a code to invite others; the credit is paid while there is a wallet, too [WAL-11] [AUTH-70]. */
  ref_earning_status: flag,
});

const savedSettings = z.extend(marketSettings, {
  logo_full_url: z.string(),
  /** To be sent back with a change; 0 until they are saved for the first time. */
  version: z.int(),
  /** Orders were placed: the currency and its decimals stay. */
  is_currency_fixed: z.boolean(),
  /** A file of the server decides name and look, whatever is saved here. */
  has_brand_file: z.boolean(),
});

/** The settings of the market, and what it needs before it opens. */
export const adminConfigContract = {
  settings: endpoint({
    method: 'GET',
    path: '/api/v1/admin/settings',
    summary: 'The settings of the market [OPS-083]',
    callers: 'operator:ops.settings',
    reply: savedSettings,
    refusals: [],
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/settings',
    summary: 'Change the settings of the market; the pages have them within seconds [OPS-083] [SEAT-39]',
    callers: 'operator:ops.settings',
    body: z.extend(marketSettings, { version: z.int() }),
    reply: savedSettings,
    refusals: ['changed_meanwhile', 'currency_fixed', 'colour_contrast'],
  }),
  changeLogo: endpoint({
    method: 'POST',
    path: '/api/v1/admin/settings/logo',
    summary: 'Change the logo of the market [OPS-083]',
    callers: 'operator:ops.settings',
    bodyAs: 'multipart',
    body: z.object({ logo: uploadedFile }),
    reply: savedSettings,
    refusals: ['picture_kind', 'picture_size'],
  }),
  opening: endpoint({
    method: 'GET',
    path: '/api/v1/admin/opening',
    summary: 'What is missing before a customer can order [OPS-056]',
    callers: 'operator',
    reply: z.object({
      steps: z.array(z.object({ step: z.enum(openingSteps), is_done: z.boolean(), is_needed: z.boolean() })),
      can_order: z.boolean(),
      counts: z.object({
        zones: z.int(),
        stores: z.int(),
        items: z.int(),
        /** Applications that wait for a decision. */
        store_applications: z.int(),
        courier_applications: z.int(),
      }),
    }),
    refusals: [],
  }),
};
