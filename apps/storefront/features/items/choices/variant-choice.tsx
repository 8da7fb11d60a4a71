import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { ChoiceLabel } from 'ui/forms/choice-label.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { checksStock, type ItemChoice, isChoiceOut, isOptionOut, variationOf } from './item-choice.ts';
import styles from './variant-choice.module.css';

export interface TypeChoiceProps {
  item: ListedItem;
  choice: ItemChoice;
  onChange: (index: number, option: string) => void;
}

/** From this number down, a type shows how many are left. */
const few = 5;

/**
 * The options of a typed item, such as print and size. A sold-out one is struck through and can still be selected
 * [ITEM-29].
 */
export function VariantChoice({ item, choice, onChange }: TypeChoiceProps) {
  if (item.choice_options.length === 0) return null;
  return (
    <div className={styles.parts}>
      {item.choice_options.map(({ name, title, options }, index) => (
        <fieldset key={name}>
          <legend className={styles.legend}>
            <b className={styles.title}>{title}:</b> {choice.options[index]}
          </legend>
          <div className={styles.chips}>
            {options.map((option) => (
              <TypeChip
                key={option}
                item={item}
                choice={choice}
                index={index}
                option={option}
                onChoose={() => onChange(index, option)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {isChoiceOut(item, choice) && (
        <BannerNote tone="bad" isAlert>
          <Trans>This variation is out of stock. Choose another variation to proceed further.</Trans>
        </BannerNote>
      )}
    </div>
  );
}

interface TypeChipProps extends Omit<TypeChoiceProps, 'onChange'> {
  index: number;
  option: string;
  onChoose: () => void;
}

function TypeChip({ item, choice, index, option, onChoose }: TypeChipProps) {
  const { t } = useLingui();
  const isOut = isOptionOut(item, choice.options, index, option);
  const left = leftOf(item, choice.options.with(index, option));
  return (
    <ChoiceLabel
      type="radio"
      name={`${item.id}-${index}`}
      checked={choice.options[index] === option}
      onChange={onChoose}
      className={classNames(styles.chip, isOut && styles.out)}
    >
      <span className={styles.name}>
        <i className={styles.swatch} data-colour={option.toLowerCase()} />
        {option}
      </span>
      {isOut && <VisuallyHidden>, {t`Out of Stock`}</VisuallyHidden>}
      {left !== undefined && (
        <small className={styles.left}>
          <Plural value={left} one="# left" other="# left" />
        </small>
      )}
    </ChoiceLabel>
  );
}

/** Only where it is few, and known of this very type. */
function leftOf(item: ListedItem, options: string[]): number | undefined {
  const stock = variationOf(item, { options })?.stock ?? null;
  return checksStock(item) && stock !== null && stock > 0 && stock <= few ? stock : undefined;
}
