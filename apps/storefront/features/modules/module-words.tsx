import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type ModuleTraits, type ModuleType, traitsOf } from 'market/modules/modules.rules';

type Words =
  | 'hint'
  | 'heroTitle'
  | 'heroText'
  | 'itemsLabel'
  | 'storesLabel'
  | 'wishedItemsLabel'
  | 'searchHint'
  | 'helpLabel';

/** Every English text of the traits, for the translators. */
export const moduleTexts: Record<NonNullable<ModuleTraits[Words | 'name']>, MessageDescriptor> = {
  Food: msg`Food`,
  Grocery: msg`Grocery`,
  Pharmacy: msg`Pharmacy`,
  Shop: msg`Shop`,
  Parcel: msg`Parcel`,
  'Restaurants, bukas and grills': msg`Restaurants, bukas and grills`,
  'Fresh produce in under an hour': msg`Fresh produce in under an hour`,
  'Licensed chemists, refills': msg`Licensed chemists, refills`,
  'Fabric, phones, beauty, home': msg`Fabric, phones, beauty, home`,
  'Send anything across town': msg`Send anything across town`,
  'FIND YOUR HAPPINESS': msg`FIND YOUR HAPPINESS`,
  'For the love of delicious food.': msg`For the love of delicious food.`,
  'Fresh Item that deserve to eat': msg`Fresh Item that deserve to eat`,
  'Get your groceries items delivered in less than an hour': msg`Get your groceries items delivered in less than an hour`,
  'Quality Medicines & Health care at your Doorstep.': msg`Quality Medicines & Health care at your Doorstep.`,
  'Exclusive collection for everyone': msg`Exclusive collection for everyone`,
  'Get Your Desired High Quality Products Here': msg`Get Your Desired High Quality Products Here`,
  'Track your Products': msg`Track your Products`,
  'Now you can track your products easily whenever you want.': msg`Now you can track your products easily whenever you want.`,
  Foods: msg`Foods`,
  Groceries: msg`Groceries`,
  Medicines: msg`Medicines`,
  Items: msg`Items`,
  Restaurants: msg`Restaurants`,
  Stores: msg`Stores`,
  foods: msg`foods`,
  items: msg`items`,
  'Search jollof, suya, restaurants…': msg`Search jollof, suya, restaurants…`,
  'Search tomatoes, rice, Indomie…': msg`Search tomatoes, rice, Indomie…`,
  'Search medicine or condition…': msg`Search medicine or condition…`,
  'Search products, brands…': msg`Search products, brands…`,
  Help: msg`Help`,
  Contact: msg`Contact`,
};

/** A text of the module's traits in the language of the page; empty where the module has none. */
export function useModuleWords(): (type: ModuleType, words: Words) => string {
  const { i18n } = useLingui();
  return (type, words) => {
    const text = traitsOf(type)[words];
    return text === null ? '' : i18n._(moduleTexts[text]);
  };
}
