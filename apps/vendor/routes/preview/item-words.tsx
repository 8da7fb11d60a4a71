import { Trans, useLingui } from '@lingui/react/macro';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { ListedItem } from 'market/items/items.contract';
import type { NotOrderedReason } from 'market/items/shown/items-preview.rules';
import { pricesOf } from 'market/items/shown/items-price.rules';
import type { ReactNode } from 'react';
import { Chip } from 'ui/buttons/chip.tsx';
import { percentOff } from 'ui/formats/format.ts';
import { Price } from 'ui/prices/price.tsx';
import { PriceTag } from 'ui/prices/price-tag.tsx';
import { ForStaff, usePreviewZone } from './in-language.tsx';
import styles from './vendor-preview-page.module.css';

/** What a shopper pays then, what it cost before, and the offer that makes the difference. */
export function ItemPrice({ item, currency }: { item: ListedItem; currency: string }) {
  const digits = useMarketSettings()?.digit_after_decimal_point ?? 0;
  const amount = useAmountText();
  const { now, was, percentOff: percent, amountOff } = pricesOf(item, digits);
  const tag = percent === undefined ? amountOff && amount(-amountOff, currency) : percentOff(percent);
  return (
    <span className={styles.price}>
      <Price now={amount(now, currency)} {...(was !== undefined && { was: amount(was, currency) })} />
      {tag && <PriceTag>{tag}</PriceTag>}
      {item.promotion && <span className={styles.muted}>{item.promotion.title}</span>}
    </span>
  );
}

/** When it can be had, if not at all hours, with the day of hours by weekday [STO-058]. */
export function ItemHours({ item }: { item: ListedItem }) {
  const { available_time_starts: from, available_time_ends: until, available_day: on } = item;
  if (!from || !until) return null;
  const start = on ? `${on.name} ${from}` : from;
  return (
    <span className={styles.muted}>
      <Trans>
        Available from <bdi>{start}</bdi> to <bdi>{until}</bdi>
      </Trans>
    </span>
  );
}

export interface Why {
  reasons: readonly NotOrderedReason[];
  sold_out_until?: string | null;
  hidden_reason: string | null;
}

/** Why it cannot be ordered then, or is not shown, for staff alone. */
export function Reasons({ why }: { why: Why }) {
  if (why.reasons.length === 0) return null;
  return (
    <ForStaff>
      <ReasonChips why={why} />
    </ForStaff>
  );
}

/** The same where all of the page is for staff. */
export function ReasonChips({ why: { reasons, sold_out_until: until = null, hidden_reason: words } }: { why: Why }) {
  const { i18n } = useLingui();
  const timeZone = usePreviewZone();
  const untilText = until && dayAndTime(new Date(until), timeZone, i18n.locale);
  const texts: Record<NotOrderedReason, ReactNode> = {
    hidden: <Trans>Hidden by the store</Trans>,
    hidden_by_operator: <Trans>Hidden by the operator: {words}</Trans>,
    not_offered: <Trans>The zone does not offer goods of this kind</Trans>,
    sold_out: untilText ? <Trans>Sold out until {untilText}</Trans> : <Trans>Sold out until staff puts it back</Trans>,
    used_up: <Trans>Nothing in stock</Trans>,
    never_on_sale: <Trans>Its hours and those of its category have no time in common</Trans>,
    outside_hours: <Trans>Outside its hours</Trans>,
    store_closed: <Trans>The store is closed</Trans>,
  };
  return (
    <span className={styles.chips}>
      {reasons.map((reason) => (
        <Chip key={reason} tone="warn">
          {texts[reason]}
        </Chip>
      ))}
    </span>
  );
}
