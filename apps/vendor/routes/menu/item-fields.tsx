import { Trans, useLingui } from '@lingui/react/macro';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import type { ReactNode } from 'react';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field, Select, TextArea } from 'ui/forms/field.tsx';
import type { DraftPart, MenuFacts } from './draft-part.ts';
import type { ItemDraft } from './item-draft.ts';
import styles from './item-editor.module.css';

type TextName = {
  [Name in keyof ItemDraft]: ItemDraft[Name] extends string ? Name : never;
}[keyof ItemDraft];

/** The properties of a text field of the form. */
function textOf({ draft, set, faultAt }: DraftPart, name: TextName) {
  return {
    name,
    value: draft[name],
    fault: faultAt(name),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  };
}

/** Name, category, price and description [STO-048]. */
export function BasicFields({ about, ...part }: DraftPart & { about: MenuFacts }) {
  const { t } = useLingui();
  const { draft, set } = part;
  const hasVariants = draft.choices.length > 0;
  return (
    <section className={styles.card}>
      <Field label={t`Name`} required {...textOf(part, 'name')} maxLength={200} />
      <div className={styles.pair}>
        <Select
          label={t`Category`}
          required
          {...textOf(part, 'category_id')}
          hint={about.categories.length === 0 && t`There is none yet. An operator of the market adds categories.`}
        >
          <option value="">{t`Choose a category`}</option>
          {about.categories.map(({ id, name, parent_id }) => (
            <option key={id} value={id}>
              {parent_id === null ? name : `– ${name}`}
            </option>
          ))}
        </Select>
        <Field label={t`Price in ${about.currency}`} required inputMode="decimal" {...textOf(part, 'price')} />
      </div>
      <TextArea
        label={t`Description`}
        hint={t`Last lines such as “Material: Cotton” become a table for customers.`}
        {...textOf(part, 'description')}
        maxLength={5_000}
      />
      <div className={styles.pair}>
        <Field label={t`Discount`} inputMode="decimal" {...textOf(part, 'discount')} />
        <Select
          label={t`Kind of discount`}
          value={draft.discount_type}
          onChange={({ target }) => set({ discount_type: target.value === 'amount' ? 'amount' : 'percent' })}
        >
          <option value="percent">{t`Percent`}</option>
          <option value="amount">{t`Amount in ${about.currency}`}</option>
        </Select>
      </div>
      {about.checks_stock && !hasVariants && (
        <Field
          label={t`In stock`}
          hint={t`Leave it empty if it never runs out.`}
          inputMode="numeric"
          {...textOf(part, 'stock')}
        />
      )}
    </section>
  );
}

/** Hours, diet, search words and limits [STO-048]; `hours` leads to those by weekday. */
export function MoreFields({ about, hours, ...part }: DraftPart & { about: MenuFacts; hours: ReactNode }) {
  const { t } = useLingui();
  const { draft, set } = part;
  const type = about.module_type;
  const traits = isModuleType(type) ? traitsOf(type) : undefined;
  const tick = (name: 'veg' | 'is_halal' | 'organic' | 'is_prescription_required' | 'schedule_order') => ({
    checked: draft[name] === true,
    onChange: ({ target }: { target: { checked: boolean } }) => set({ [name]: target.checked }),
  });
  const words = t`Separate words with commas.`;
  const needs = (fact: MenuFacts['needed_facts'][number]) => (about.needed_facts ?? []).includes(fact);
  return (
    <details className={styles.card} open={(about.needed_facts ?? []).length > 0 || undefined}>
      <summary className={styles.summary}>
        <h2 className={styles.subtitle}>
          <Trans>Allergens, hours and more</Trans>
        </h2>
      </summary>
      <div className={styles.fields}>
        <Field
          label={t`Allergens`}
          hint={needs('allergens') ? t`Separate words with commas. Write “None” if it has none.` : words}
          required={needs('allergens')}
          {...textOf(part, 'allergens')}
        />
        <Field label={t`Nutrition`} hint={words} {...textOf(part, 'nutrition')} />
        <Field label={t`Search words`} hint={words} {...textOf(part, 'tags')} />
        {traits?.takesPrescriptions && (
          <Field
            label={t`Generic names`}
            hint={words}
            required={needs('generic_names')}
            {...textOf(part, 'generic_names')}
          />
        )}
        <div className={styles.pair}>
          <Field label={t`Unit`} placeholder="kg" {...textOf(part, 'unit_type')} maxLength={50} />
          <Field label={t`Most in one order`} inputMode="numeric" {...textOf(part, 'maximum_cart_quantity')} />
        </div>
        <div className={styles.pair}>
          <Field label={t`On sale from`} type="time" {...textOf(part, 'available_from')} />
          <Field label={t`On sale until`} type="time" {...textOf(part, 'available_until')} />
        </div>
        {hours}
        {needs('is_prescription_required') && (
          <Select
            label={t`Prescription`}
            required
            name="is_prescription_required"
            value={draft.is_prescription_required === null ? '' : String(draft.is_prescription_required)}
            fault={part.faultAt('is_prescription_required')}
            onChange={({ target }) =>
              set({ is_prescription_required: target.value === '' ? null : target.value === 'true' })
            }
          >
            <option value="">{t`Choose`}</option>
            <option value="true">{t`Needs a prescription`}</option>
            <option value="false">{t`Without a prescription`}</option>
          </Select>
        )}
        <div className={styles.ticks}>
          {traits?.hasVegMark && (
            <Checkbox {...tick('veg')}>
              <Trans>Vegetarian</Trans>
            </Checkbox>
          )}
          <Checkbox {...tick('is_halal')}>
            <Trans>Halal</Trans>
          </Checkbox>
          <Checkbox {...tick('organic')}>
            <Trans>Organic</Trans>
          </Checkbox>
          <Checkbox {...tick('schedule_order')}>
            <Trans>Can be ordered ahead</Trans>
          </Checkbox>
          {traits?.takesPrescriptions && !needs('is_prescription_required') && (
            <Checkbox {...tick('is_prescription_required')}>
              <Trans>Needs a prescription</Trans>
            </Checkbox>
          )}
        </div>
      </div>
    </details>
  );
}
