import { describe, expect, it } from 'vitest';
import { changedFields, combinationsIn, draftOf, emptyDraft, fieldsOf, type ItemDraft } from './item-draft.ts';

const shirt: ItemDraft = {
  ...emptyDraft(),
  name: 'Shirt',
  category_id: '7',
  price: '12,50',
  choices: [{ name: 'Size', options: 'S, M' }],
  variants: { S: { isSold: true, price: '12', stock: '3' }, M: { isSold: false, price: '12', stock: '' } },
};

describe('the form of an item', () => {
  it('[STO-048] [STO-049] becomes what the API takes: numbers, words, and only combinations on sale', () => {
    expect(
      fieldsOf({ ...shirt, tags: ' cotton,, blue ', available_from: '08:00', available_until: '20:00' }),
    ).toMatchObject({
      category_id: 7,
      price: 12.5,
      discount: 0,
      stock: null,
      tags: ['cotton', 'blue'],
      available_from: '08:00',
      variations: { choices: [{ name: 'Size', options: ['S', 'M'] }], variants: [{ type: 'S', price: 12, stock: 3 }] },
    });
  });

  it('[STO-048] sends what is not a number as none, so that the API names the field', () => {
    expect(JSON.parse(JSON.stringify(fieldsOf({ ...shirt, price: 'much' }))).price).toBeNull();
    expect(JSON.parse(JSON.stringify(fieldsOf({ ...shirt, price: '' }))).price).toBeNull();
  });

  it('[STO-049] offers every combination of the options', () => {
    const choices = [
      { name: 'Size', options: 'S, M' },
      { name: 'Colour', options: 'red' },
    ];
    expect(combinationsIn({ choices })).toEqual(['S-red', 'M-red']);
  });

  it('[STO-048] [STO-063] sends only what has changed, and no stock that was not touched', () => {
    expect(changedFields(shirt, { ...shirt, name: 'Blouse' })).toEqual({ name: 'Blouse' });
    const dearer = { ...shirt, variants: { ...shirt.variants, S: { isSold: true, price: '15', stock: '3' } } };
    expect(changedFields(shirt, dearer).variations?.variants).toEqual([{ type: 'S', price: 15 }]);
    const fuller = { ...shirt, variants: { ...shirt.variants, S: { isSold: true, price: '12', stock: '9' } } };
    expect(changedFields(shirt, fuller).variations?.variants).toEqual([{ type: 'S', price: 12, stock: 9 }]);
  });

  it('[STO-050] shows an item as it is stored, so that nothing has changed', () => {
    const item = {
      id: 1,
      name: 'Soup',
      category_id: 7,
      price: 9.5,
      image_full_url: '',
      has_photo: false,
      stock: 4,
      variation_count: 0,
      low_mark: null,
      is_low: false,
      is_featured: false,
      availability: 'on' as const,
      sold_out_until: null,
      version: 3,
      slug: 'soup',
      description: '',
      unit_type: '',
      discount: 0,
      discount_type: 'percent' as const,
      maximum_cart_quantity: null,
      veg: true,
      is_halal: false,
      organic: false,
      is_prescription_required: false,
      schedule_order: false,
      generic_names: [],
      tags: ['hot'],
      nutrition: [],
      allergens: [],
      available_from: null,
      available_until: null,
      variations: { choices: [], variants: [] },
      food_variations: [
        {
          name: 'Meat',
          type: 'multi' as const,
          required: false,
          min: 0,
          max: 1,
          values: [{ label: 'Beef', price: 1 }],
        },
      ],
      add_ons: [{ name: 'Water', price: 2 }],
      photos: [],
    };
    expect(changedFields(draftOf(item), draftOf(item))).toEqual({});
    expect(fieldsOf(draftOf(item))).toMatchObject({ stock: 4, price: 9.5, add_ons: [{ name: 'Water', price: 2 }] });
  });
});
