import { Trans, useLingui } from '@lingui/react/macro';
import { deliveryKinds, type FilterFlag, filterFlags, storeKinds, storeSorts } from 'market/search/search.rules';
import type { ReactNode } from 'react';
import { PillChoice } from 'ui/buttons/pill.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { ChoiceMark } from 'ui/forms/choice-mark.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { fixedFlags, type ListingState } from '../listing-address.ts';
import styles from './filter-fields.module.css';
import { useFilterTexts } from './filter-texts.tsx';

export interface FilterFieldsProps {
  state: ListingState;
  change: (change: Partial<ListingState>) => void;
  /** The form of the fields, if they are outside it. */
  form?: string;
}

export function FilterGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

function flagsWith({ flags }: ListingState, flag: FilterFlag, isOn: boolean): FilterFlag[] {
  return isOn ? [...flags, flag] : flags.filter((other) => other !== flag);
}

/** The flags, each of which can be on [LIST-36]. */
export function FlagFields({ state, change, form }: FilterFieldsProps) {
  const words = useFilterTexts();
  return (
    <FilterGroup title={<Trans>Show only</Trans>}>
      {filterFlags.map((flag) => (
        <Checkbox
          key={flag}
          form={form}
          name="filter"
          value={flag}
          checked={state.flags.includes(flag)}
          onChange={({ target }) => change({ flags: flagsWith(state, flag, target.checked) })}
        >
          {words.flags[flag]}
        </Checkbox>
      ))}
    </FilterGroup>
  );
}

/** Kinds of stores, and delivery or take away [LIST-38]. */
export function StoreFields({ isCompact = false, ...fields }: FilterFieldsProps & { isCompact?: boolean }) {
  const { state, change, form } = fields;
  const words = useFilterTexts();
  return (
    <>
      <FilterGroup title={<Trans>Show</Trans>}>
        <div className={styles.pills}>
          <Choices
            form={form}
            name="type"
            values={storeKinds}
            words={words.kinds}
            chosen={state.kind}
            onChoose={(kind) => change({ kind })}
          />
        </div>
      </FilterGroup>
      <FilterGroup title={<Trans>Delivery</Trans>}>
        <div className={styles.pills}>{isCompact ? <CompactDeliveries {...fields} /> : <Deliveries {...fields} />}</div>
      </FilterGroup>
    </>
  );
}

const offers = ['currently_open', 'discounted', 'free_delivery', 'coupon'] as const satisfies FilterFlag[];

/** Flags that filter a list of stores. */
export function OfferFields({ state, change }: FilterFieldsProps) {
  const words = useFilterTexts();
  const offered = offers.filter((flag) => !fixedFlags(state).includes(flag));
  return (
    <FilterGroup title={<Trans>Offers</Trans>}>
      <div className={styles.pills}>
        {offered.map((flag) => (
          <PillChoice
            key={flag}
            type="checkbox"
            name="filter"
            value={flag}
            checked={state.flags.includes(flag)}
            onChange={({ target }) => change({ flags: flagsWith(state, flag, target.checked) })}
          >
            {words.flags[flag]}
          </PillChoice>
        ))}
      </div>
    </FilterGroup>
  );
}

/** One order of stores at a time [LIST-34] [LIST-35]. */
export function StoreSortFields({ state, change, form }: FilterFieldsProps) {
  const words = useFilterTexts();
  return (
    <FilterGroup title={<Trans>Sort by</Trans>}>
      <div className={styles.pills}>
        <Choices
          form={form}
          name="sort"
          values={storeSorts}
          words={words.sorts}
          chosen={state.sort}
          onChoose={(sort) => change({ sort })}
        />
      </div>
    </FilterGroup>
  );
}

/** How an order reaches its customer: all, delivery or take-away [LIST-39]. */
function Deliveries({ state, change, form }: FilterFieldsProps) {
  const words = useFilterTexts();
  return (
    <Choices
      form={form}
      name="delivery"
      values={deliveryKinds}
      words={words.deliveries}
      chosen={state.delivery}
      onChoose={(delivery) => change({ delivery })}
    />
  );
}

/** Two to choose from, of which a second press takes one back [LIST-40]. */
function CompactDeliveries({ state, change }: FilterFieldsProps) {
  const { t } = useLingui();
  const words = { delivery: t`Home delivery`, take_away: t`Take away` };
  return (['delivery', 'take_away'] as const).map((delivery) => (
    <PillChoice
      key={delivery}
      type="checkbox"
      checked={state.delivery === delivery}
      onChange={({ target }) => change({ delivery: target.checked ? delivery : 'all' })}
    >
      {words[delivery]}
    </PillChoice>
  ));
}

interface ChoicesProps<Value extends string> {
  form: string | undefined;
  name: string;
  values: readonly Value[];
  words: Record<Value, string>;
  chosen: string;
  onChoose: (value: Value) => void;
}

/** One of them at a time. */
function Choices<Value extends string>({ values, words, chosen, onChoose, ...input }: ChoicesProps<Value>) {
  return values.map((value) => (
    <PillChoice
      key={value}
      {...input}
      type="radio"
      value={value}
      checked={chosen === value}
      onChange={() => onChoose(value)}
    >
      {words[value]}
    </PillChoice>
  ));
}

const ratings = [4.5, 4, 3.5] as const;

/** The average rating, or more [LIST-44] [LIST-61]. */
export function RatingFields({ state, change }: FilterFieldsProps) {
  const { t } = useLingui();
  const words = useFilterTexts();
  return (
    <FilterGroup title={<Trans>Rating</Trans>}>
      {ratings.map((minRating) => (
        <label key={minRating} className={styles.rating}>
          <ChoiceMark
            name="rating_count"
            value={minRating}
            checked={state.rating === minRating}
            onChange={() => change({ rating: minRating })}
          />
          <Icon name="star" size={16} isFilled className={styles.star} />
          {words.rating(minRating)}
        </label>
      ))}
      <label className={styles.rating}>
        <ChoiceMark
          name="rating_count"
          value=""
          checked={state.rating === undefined}
          onChange={() => change({ rating: undefined })}
        />
        {t`Any rating`}
      </label>
    </FilterGroup>
  );
}
