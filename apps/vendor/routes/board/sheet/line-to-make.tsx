import { Trans, useLingui } from '@lingui/react/macro';
import { partsOf } from 'market/orders/kitchen/orders-kitchen.rules';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import type { ReactNode } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { ChoiceMark } from 'ui/forms/choice-mark.tsx';
import styles from './line-to-make.module.css';
import { WhenMissingText } from './when-missing-text.tsx';

interface LineToMakeProps {
  line: BoardOrder['lines'][number];
  /** Ticks a part by its number, 0 for the line; undefined where nothing is made any more, or not yet. */
  onTick: ((part: number, isTicked: boolean) => void) | undefined;
  /** Undefined where the lines cannot change. */
  onChange: (() => void) | undefined;
}

/** A line with what goes into it, to be ticked as it is made [STO-009] [STO-015]. */
export function LineToMake({ line, onTick, onChange }: LineToMakeProps) {
  const { t } = useLingui();
  const { name, quantity, variation, ticked, when_missing: whenMissing } = line;
  const tick = (part: number) => ({
    isTicked: ticked.includes(part),
    onTick: onTick && ((on: boolean) => onTick(part, on)),
  });
  return (
    <li className={styles.item}>
      <div className={styles.top}>
        <Tickable {...tick(0)} className={styles.head}>
          <span className={styles.quantity}>{quantity}×</span>
          <span className={styles.itemName}>
            <bdi>{name}</bdi>
            {variation && (
              <>
                {' · '}
                <bdi>{variation}</bdi>
              </>
            )}
          </span>
        </Tickable>
        {onChange && (
          <Button kind="text" size="small" icon="pencil" aria-label={t`Change ${name}`} onClick={onChange}>
            <Trans>Change</Trans>
          </Button>
        )}
      </div>
      <div className={styles.rest}>
        <ul className={styles.parts}>
          {partsOf(line).map(({ number, count, name: part, group }) => (
            <li key={number}>
              <Tickable {...tick(number)} className={styles.part}>
                <span>
                  <b>{count} ×</b> <bdi>{part}</bdi>{' '}
                  <span className={styles.small}>{group ?? <Trans>add-on</Trans>}</span>
                </span>
              </Tickable>
            </li>
          ))}
        </ul>
        <p className={styles.small}>
          <WhenMissingText choice={whenMissing} />
        </p>
      </div>
    </li>
  );
}

interface TickableProps {
  isTicked: boolean;
  onTick: ((isTicked: boolean) => void) | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** The whole row is the target: hands are wet. */
function Tickable({ isTicked, onTick, className, children }: TickableProps) {
  if (!onTick) return <div className={className}>{children}</div>;
  return (
    <label data-ticked={isTicked || undefined} className={className}>
      <ChoiceMark isMultiple checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      {children}
    </label>
  );
}
