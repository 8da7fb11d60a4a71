import { Trans, useLingui } from '@lingui/react/macro';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { shareOfViews } from 'market/stores/stores-items.rules';
import type { ItemFigures } from 'market/stores/stores-report.vendor.contract';
import type { ReactNode } from 'react';
import styles from './vendor-items-report-page.module.css';

/** Items with their figures; a table that is wider than the page is moved by keys as well. */
export function ItemFiguresTable({ items, currency }: { items: readonly ItemFigures[]; currency: string }) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={styles.frame} aria-label={t`Items`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Item</Trans>
            </th>
            <th scope="col">
              <Trans>Pieces sold</Trans>
            </th>
            <th scope="col">
              <Trans>Orders</Trans>
            </th>
            <th scope="col">
              <Trans>Turnover</Trans>
            </th>
            <th scope="col">
              <Trans>Views</Trans>
            </th>
            <th scope="col">
              <Trans>Into carts</Trans>
            </th>
            <th scope="col">
              <Trans>Off sale</Trans>
            </th>
            <th scope="col">
              <Trans>Refunded</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow key={item.item_id} item={item} currency={currency} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ItemRow({ item, currency }: { item: ItemFigures; currency: string }) {
  const amount = useAmountText();
  const timeText = useTimeText();
  const { name, views, carts, orders, pieces, turnover, refunded, refunded_pieces: refundedPieces } = item;
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        {!item.is_on_menu && (
          <span className={styles.more}>
            <Trans>no longer on the menu</Trans>
          </span>
        )}
      </th>
      <td>{pieces}</td>
      <td>
        {orders}
        <Share of={orders} views={views} />
      </td>
      <td>
        <bdi dir="ltr">{amount(turnover, currency)}</bdi>
      </td>
      <td>{views}</td>
      <td>
        {carts}
        <Share of={carts} views={views} />
      </td>
      <td>{item.off_minutes === 0 ? '–' : timeText(item.off_minutes)}</td>
      <td>
        {refundedPieces === 0 ? '–' : refundedPieces}
        {refundedPieces > 0 && (
          <More>
            <bdi dir="ltr">{amount(refunded, currency)}</bdi>
          </More>
        )}
      </td>
    </tr>
  );
}

function Share({ of: count, views }: { of: number; views: number }) {
  const share = shareOfViews(count, views);
  return (
    share !== null &&
    count > 0 && (
      <More>
        <Trans>{share}% of views</Trans>
      </More>
    )
  );
}

function More({ children }: { children: ReactNode }) {
  return <span className={styles.more}>{children}</span>;
}

const [hourMinutes, dayMinutes] = [60, 24 * 60];

/** Returns a function that writes minutes by their two largest units: `2 d 4 h`. */
function useTimeText(): (minutes: number) => string {
  const { t } = useLingui();
  return (all) => {
    const days = Math.floor(all / dayMinutes);
    const hours = Math.floor((all % dayMinutes) / hourMinutes);
    const minutes = all % hourMinutes;
    if (days > 0) return t`${days} d ${hours} h`;
    return hours > 0 ? t`${hours} h ${minutes} min` : t`${minutes} min`;
  };
}
