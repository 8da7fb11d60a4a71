import { Trans, useLingui } from '@lingui/react/macro';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import type { MenuRow } from 'market/items/items.vendor.contract';
import { memo } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { type Currency, money } from 'ui/formats/format.ts';
import { ChoiceMark } from 'ui/forms/choice-mark.tsx';
import { Switch } from 'ui/forms/switch.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { StockButton } from '../stock/stock-button.tsx';
import type { Change } from '../use-change-availability.tsx';
import styles from './menu-item-row.module.css';

export interface MenuItemRowProps {
  row: MenuRow;
  currency: Currency;
  onChange: (row: MenuRow, change: Change) => void;
  isEditable: boolean;
  /** Of the address of the editor. */
  search: string;
  /** Whether it is ticked for a change of many; undefined while none are chosen. */
  isChosen: boolean | undefined;
  onChoose: (id: number) => void;
  /** Where its stock is counted. */
  storeId: number | undefined;
}

/** One item of the menu: the switch is first, whatever the length of the name [STO-060]. */
export const MenuItemRow = memo(function MenuItemRow({
  row,
  currency,
  onChange: change,
  isEditable,
  search,
  isChosen,
  onChoose: choose,
  storeId,
}: MenuItemRowProps) {
  const { t } = useLingui();
  const { name, availability } = row;
  const isOn = availability === 'on';
  return (
    <div className={styles.row}>
      {isChosen === undefined ? (
        <Switch
          label={t`${name} is on sale`}
          isLabelHidden
          checked={isOn}
          onChange={() => change(row, isOn ? { availability: 'sold_out' } : { availability: 'on' })}
        />
      ) : (
        <ChoiceMark isMultiple aria-label={t`Choose ${name}`} checked={isChosen} onChange={() => choose(row.id)} />
      )}
      <MediaFrame src={row.image_full_url} alt="" sizes="56px" shape="small" isOff={!isOn} className={styles.picture} />
      <div className={styles.words}>
        {isEditable ? (
          <Link to={{ pathname: String(row.id), search }} className={styles.name}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi className={styles.name}>{name}</bdi>
        )}
        <State row={row} storeId={storeId} />
      </div>
      <bdi className={styles.price}>{money(row.price, currency)}</bdi>
      {isOn && (
        <Button
          kind="outline"
          size="small"
          className={styles.tomorrow}
          aria-label={t`${name}: sold out until tomorrow`}
          onClick={({ currentTarget: button }) => {
            // The button goes, and the focus with it.
            button.closest('li')?.querySelector<HTMLElement>('[role="switch"]')?.focus();
            change(row, { availability: 'sold_out', until: 'tomorrow' });
          }}
        >
          <Trans>Sold out until tomorrow</Trans>
        </Button>
      )}
    </div>
  );
});

function State({ row, storeId }: Pick<MenuItemRowProps, 'row' | 'storeId'>) {
  const { availability, sold_out_until: until, variation_count: variations, hidden_reason: reason } = row;
  const day = useShortDay();
  const until_day = until && day(until);
  return (
    <span className={styles.state}>
      {availability === 'sold_out' && (
        <Chip tone="warn" icon="clock-4">
          {until_day ? <Trans>Sold out until {until_day}</Trans> : <Trans>Sold out</Trans>}
        </Chip>
      )}
      {availability === 'hidden' && !reason && (
        <Chip icon="eye-off">
          <Trans>Hidden</Trans>
        </Chip>
      )}
      {reason && (
        <Chip tone="bad" icon="eye-off">
          <Trans>
            Hidden by the market: <bdi>{reason}</bdi>
          </Trans>
        </Chip>
      )}
      {row.is_featured && (
        <Chip icon="star">
          <Trans>Featured</Trans>
        </Chip>
      )}
      {storeId !== undefined && <StockButton storeId={storeId} row={row} />}
      {variations > 0 && (
        <span className={styles.more}>
          <Trans>{variations} variations</Trans>
        </span>
      )}
    </span>
  );
}
