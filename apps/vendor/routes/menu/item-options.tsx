import { Trans, useLingui } from '@lingui/react/macro';
import { menuLimits } from 'market/items/items-menu.rules';
import type { ReactNode } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import type { DraftPart, MenuFacts } from './draft-part.ts';
import { combinationsIn, type ItemDraft, variantIn } from './item-draft.ts';
import styles from './item-editor.module.css';

function Part({ title, fault, children }: { title: ReactNode; fault: string | undefined; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{title}</h2>
      {fault && (
        <p role="alert" className={styles.wrong}>
          {fault}
        </p>
      )}
      {children}
    </section>
  );
}

/** Choices such as size and colour, and each combination with price and stock [STO-049]. */
export function VariantFields({ draft, set, faultAt }: DraftPart) {
  const { t } = useLingui();
  const { choices } = draft;
  const change = (index: number, part: Partial<ItemDraft['choices'][number]>) =>
    set({ choices: choices.map((choice, other) => (other === index ? { ...choice, ...part } : choice)) });
  const sold = combinationsIn(draft).filter((type) => variantIn(draft, type).isSold);
  return (
    <Part title={<Trans>Variations</Trans>} fault={faultAt('variations.variants') ?? faultAt('variations.choices')}>
      {choices.map(({ name, options }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a choice has no identity but its place
        <div key={index} className={styles.line}>
          <Field
            label={t`Choice`}
            placeholder={t`Size`}
            value={name}
            fault={faultAt(`variations.choices.${index}.name`)}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <Field
            label={t`Options, separated by commas`}
            placeholder="S, M, L"
            value={options}
            fault={faultAt(`variations.choices.${index}.options`)}
            onChange={({ target }) => change(index, { options: target.value })}
          />
          <IconButton
            icon="trash"
            kind="soft"
            label={t`Remove the choice ${name}`}
            onClick={() => set({ choices: choices.toSpliced(index, 1) })}
          />
        </div>
      ))}
      {combinationsIn(draft)
        .slice(0, menuLimits.variants)
        .map((type) => {
          const variant = variantIn(draft, type);
          const index = sold.indexOf(type);
          const put = (part: Partial<typeof variant>) =>
            set({ variants: { ...draft.variants, [type]: { ...variant, ...part } } });
          return (
            <div key={type} className={styles.line}>
              <Checkbox checked={variant.isSold} onChange={({ target }) => put({ isSold: target.checked })}>
                <bdi>{type}</bdi>
              </Checkbox>
              <Field
                label={t`Price of ${type}`}
                inputMode="decimal"
                value={variant.price}
                disabled={!variant.isSold}
                fault={index < 0 ? undefined : faultAt(`variations.variants.${index}.price`)}
                onChange={({ target }) => put({ price: target.value })}
              />
              <Field
                label={t`Stock of ${type}`}
                inputMode="numeric"
                value={variant.stock}
                disabled={!variant.isSold}
                fault={index < 0 ? undefined : faultAt(`variations.variants.${index}.stock`)}
                onChange={({ target }) => put({ stock: target.value })}
              />
            </div>
          );
        })}
      {choices.length < menuLimits.choices && (
        <Button kind="outline" icon="plus" onClick={() => set({ choices: [...choices, { name: '', options: '' }] })}>
          <Trans>Add a choice</Trans>
        </Button>
      )}
    </Part>
  );
}

type Group = ItemDraft['groups'][number];

/** The options of a dish, in groups [STO-049]. */
export function GroupFields({ draft: { groups }, set, faultAt }: DraftPart) {
  const change = (index: number, part: Partial<Group>) =>
    set({ groups: groups.map((group, other) => (other === index ? { ...group, ...part } : group)) });
  return (
    <Part title={<Trans>Options</Trans>} fault={faultAt('food_variations')}>
      {groups.map((group, index) => (
        <GroupField
          // biome-ignore lint/suspicious/noArrayIndexKey: a group has no identity but its place
          key={index}
          group={group}
          faultAt={(field) => faultAt(`food_variations.${index}.${field}`)}
          onChange={(part) => change(index, part)}
          onRemove={() => set({ groups: groups.toSpliced(index, 1) })}
        />
      ))}
      {groups.length < menuLimits.groups && (
        <Button
          kind="outline"
          icon="plus"
          onClick={() =>
            set({
              groups: [
                ...groups,
                { name: '', type: 'single', required: true, min: '1', max: '1', values: [{ label: '', price: '' }] },
              ],
            })
          }
        >
          <Trans>Add a group of options</Trans>
        </Button>
      )}
    </Part>
  );
}

interface GroupFieldProps {
  group: Group;
  faultAt: (field: string) => string | undefined;
  onChange: (part: Partial<Group>) => void;
  onRemove: () => void;
}

function GroupField({ group, faultAt, onChange, onRemove }: GroupFieldProps) {
  const { t } = useLingui();
  const { name, type, required, min, max, values } = group;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name || t`New group`}</legend>
      <div className={styles.line}>
        <Field
          label={t`Name of the group`}
          placeholder={t`Size`}
          value={name}
          fault={faultAt('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Select
          label={t`Customers choose`}
          value={type}
          onChange={({ target }) => onChange({ type: target.value === 'multi' ? 'multi' : 'single' })}
        >
          <option value="single">{t`One option`}</option>
          <option value="multi">{t`Several options`}</option>
        </Select>
        <IconButton icon="trash" kind="soft" label={t`Remove the group ${name}`} onClick={onRemove} />
      </div>
      {type === 'multi' && (
        <div className={styles.pair}>
          <Field
            label={t`At least`}
            inputMode="numeric"
            value={min}
            fault={faultAt('min')}
            onChange={({ target }) => onChange({ min: target.value })}
          />
          <Field
            label={t`At most`}
            inputMode="numeric"
            value={max}
            fault={faultAt('max')}
            onChange={({ target }) => onChange({ max: target.value })}
          />
        </div>
      )}
      <Checkbox checked={required} onChange={({ target }) => onChange({ required: target.checked })}>
        <Trans>Customers must choose</Trans>
      </Checkbox>
      <PricedLines
        lines={values.map(({ label, price }) => ({ name: label, price }))}
        nameLabel={t`Option`}
        most={menuLimits.options}
        faultAt={(index, field) => faultAt(`values.${index}.${field === 'name' ? 'label' : field}`)}
        onChange={(lines) => onChange({ values: lines.map((line) => ({ label: line.name, price: line.price })) })}
      />
      {faultAt('values') && (
        <p role="alert" className={styles.wrong}>
          {faultAt('values')}
        </p>
      )}
    </fieldset>
  );
}

/** What can be added to an item at a price [STO-049]. */
export function AddOnFields({ draft: { add_ons }, set, faultAt, known }: DraftPart & { known: MenuFacts['add_ons'] }) {
  const { t } = useLingui();
  return (
    <Part title={<Trans>Add-ons</Trans>} fault={faultAt('add_ons')}>
      {known.length > 0 && (
        <p className={styles.hint}>
          <Trans>An add-on of the same name is the same in the whole store, at one price.</Trans>
        </p>
      )}
      <PricedLines
        lines={add_ons}
        nameLabel={t`Add-on`}
        most={menuLimits.addOns}
        faultAt={(index, field) => faultAt(`add_ons.${index}.${field}`)}
        onChange={(lines) => set({ add_ons: lines })}
      />
    </Part>
  );
}

interface PricedLine {
  name: string;
  price: string;
}

interface PricedLinesProps {
  lines: readonly PricedLine[];
  nameLabel: string;
  most: number;
  faultAt: (index: number, field: 'name' | 'price') => string | undefined;
  onChange: (lines: PricedLine[]) => void;
}

/** Names with what each costs more. */
function PricedLines({ lines, nameLabel, most, faultAt, onChange }: PricedLinesProps) {
  const { t } = useLingui();
  const put = (index: number, part: Partial<PricedLine>) =>
    onChange(lines.map((line, other) => (other === index ? { ...line, ...part } : line)));
  return (
    <>
      {lines.map(({ name, price }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        <div key={index} className={styles.line}>
          <Field
            label={nameLabel}
            value={name}
            fault={faultAt(index, 'name')}
            onChange={({ target }) => put(index, { name: target.value })}
          />
          <Field
            label={t`Costs more`}
            placeholder="0"
            inputMode="decimal"
            value={price}
            fault={faultAt(index, 'price')}
            onChange={({ target }) => put(index, { price: target.value })}
          />
          <IconButton
            icon="trash"
            kind="soft"
            label={t`Remove ${name}`}
            onClick={() => onChange(lines.toSpliced(index, 1))}
          />
        </div>
      ))}
      {lines.length < most && (
        <Button kind="outline" icon="plus" onClick={() => onChange([...lines, { name: '', price: '' }])}>
          <Trans>Add a line</Trans>
        </Button>
      )}
    </>
  );
}
