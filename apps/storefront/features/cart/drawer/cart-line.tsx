import { useLingui } from '@lingui/react/macro';
import type { CartLine as Line } from 'market/cart/cart.contract';
import { fromDecimal, plus, times, toDecimal } from 'market/values/money';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { Price } from 'ui/prices/price.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { hasChoices } from '#features/items/cards/has-choices.ts';
import { openItem } from '#features/items/open-item.ts';
import { useIsUpdating } from '../use-is-updating.ts';
import styles from './cart-line.module.css';
import { LineProblem, StorePaused } from './line-problem.tsx';
import { LineStepper } from './line-stepper.tsx';

export interface CartLineProps {
  line: Line;
  /** In the side cart of a store. */
  isSmall?: boolean;
}

/** One line of the cart: the item in its kind, what it costs, how many of it [CART-03]. */
export function CartLine({ line, isSmall = false }: CartLineProps) {
  const money = useMoney(line.zone.currency);
  const isUpdating = useIsUpdating(line.id);
  const { item } = line;
  const before = toDecimal(plus(times(fromDecimal(line.price), line.quantity), fromDecimal(line.add_on_total)));
  return (
    <li
      className={classNames(styles.line, isSmall && styles.small, isUpdating && styles.updating)}
      data-problem={line.problem ?? undefined}
      aria-busy={isUpdating || undefined}
    >
      <MediaFrame src={item.image_full_url} alt="" sizes="82px" shape="small" className={styles.media} />
      <div className={styles.words}>
        <Name line={line} />
        <p className={styles.kind}>{kindText(line)}</p>
        <div className={styles.counts}>
          <Price
            now={money(line.total_price)}
            was={before > line.total_price ? money(before) : undefined}
            size={isSmall ? 'small' : 'medium'}
            className={styles.price}
          />
          <LineStepper line={line} place="drawer" />
        </div>
        {line.problem ? (
          <LineProblem line={line} problem={line.problem} />
        ) : (
          line.store_opens_at && (
            <p className={styles.kind}>
              <StorePaused line={line} />
            </p>
          )
        )}
      </div>
    </li>
  );
}

/** The name of an item with choices opens its choices again. */
function Name({ line }: { line: Line }) {
  const { t } = useLingui();
  const { name, slug } = line.item;
  if (!hasChoices(line.item) && line.item.add_ons.length === 0) return <p className={styles.name}>{name}</p>;
  return (
    <p className={styles.name}>
      <button type="button" className={styles.edit} title={t`Change`} onClick={() => openItem(slug, line.id)}>
        {name} <Icon name="pencil" size={14} className={styles.pencil} />
      </button>
    </p>
  );
}

/** The chosen type or options and the add-ons; without any, the unit in which it is sold. */
function kindText({ variation, food_variations, addons, item }: Line): string {
  const chosen = [
    ...variation.map(({ type }) => type),
    ...food_variations.flatMap(({ values }) => values.label),
    ...addons.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
  ];
  return chosen.length > 0 ? chosen.join(' · ') : item.unit_type;
}
