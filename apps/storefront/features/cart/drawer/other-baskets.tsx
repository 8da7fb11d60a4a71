import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { setPreference } from 'app-kit/browser/save-preference.ts';
import { CallRefused } from 'market/calls/client';
import type { Basket } from 'market/cart/cart.contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { pageContext } from '#features/config/page-context.ts';
import { showFault } from '#features/config/show-fault.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { askBaskets, readCart, sendRemoveBasket, sendSwitch } from '../cart-calls.ts';
import { useCart } from '../cart-store.ts';
import styles from './other-baskets.module.css';

/** The baskets of other stores that wait; one press makes one of them the cart. Nothing while there are none. */
export function OtherBaskets() {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const { baskets, ask } = useBaskets();
  const [busy, setBusy] = useState<Basket>();
  if (baskets.length === 0) return null;
  const change = async (basket: Basket, call: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(basket);
    try {
      await call();
    } catch (error) {
      // Another tab was quicker: what is shown next is how it is.
      const isGone = error instanceof CallRefused && error.code === 'basket_not_found';
      if (!isGone) showFault(error, pageContext().i18n);
      await readCart().catch(() => undefined);
    }
    await ask();
    setBusy(undefined);
    focusOn(title);
  };
  return (
    <section aria-label={t`Other baskets`} className={styles.baskets}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        <Trans>Other baskets</Trans>
      </h3>
      <p className={styles.note}>
        <Trans>Each basket is delivered on its own.</Trans>
      </p>
      <ul className={styles.list}>
        {baskets.map((basket) => (
          <BasketRow
            key={`${basket.module_id} ${basket.store_id}`}
            basket={basket}
            isBusy={busy === basket}
            onSwitch={() => void change(basket, () => switchTo(basket))}
            onRemove={basket.id === null ? undefined : () => void change(basket, () => removal(basket))}
          />
        ))}
      </ul>
    </section>
  );
}

interface BasketRowProps {
  basket: Basket;
  isBusy: boolean;
  onSwitch: () => void;
  /** The cart of another module is emptied there. */
  onRemove: (() => void) | undefined;
}

function BasketRow({ basket, isBusy, onSwitch, onRemove }: BasketRowProps) {
  const { t } = useLingui();
  const money = useMoney(basket.zone.currency);
  const { store_name: name, quantity: count, images_full_url: images } = basket;
  const sum = money(basket.total);
  return (
    <li className={styles.basket}>
      <MediaFrame src={images[0] ?? ''} alt="" sizes="54px" shape="small" className={styles.media} />
      <div className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.note}>
          <Plural value={count} one="# item" other="# items" /> · <bdi>{sum}</bdi>
        </span>
        <WhatNoLongerFits basket={basket} />
      </div>
      <Button kind="soft" size="small" aria-label={`${t`Switch`}: ${name}`} isLoading={isBusy} onClick={onSwitch}>
        <Trans>Switch</Trans>
      </Button>
      {onRemove && <IconButton icon="trash" label={`${t`Remove`}: ${name}`} onClick={onRemove} />}
    </li>
  );
}

/** One sentence, the strongest. */
function WhatNoLongerFits({ basket }: { basket: Basket }) {
  const { place } = useMarket();
  const { store_name: storeName } = basket;
  const address = place?.address ?? '';
  if (!basket.is_delivered_here) {
    return (
      <span className={styles.problem}>
        <Trans>
          <b>{storeName}</b> doesn’t deliver to <bdi>{address}</bdi>.
        </Trans>
      </span>
    );
  }
  if (basket.is_store_closed) {
    return (
      <span className={styles.problem}>
        <Trans>Closed Now</Trans>
      </span>
    );
  }
  if (basket.problems === 0) return null;
  return (
    <span className={styles.problem}>
      <Trans>Some things have changed</Trans>
    </span>
  );
}

/** Asks again when the cart becomes that of another store. */
function useBaskets() {
  const { storeName } = useCart();
  const { module } = useMarket();
  const [baskets, setBaskets] = useState<Basket[]>([]);
  // Without them the cart works as well.
  const ask = useCallback(() => askBaskets().then(setBaskets, () => undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store or module has others beside it
  useEffect(() => void ask(), [ask, storeName, module?.id]);
  return { baskets, ask };
}

/** A basket of another module is in the cart of that module. */
async function switchTo({ id, module_id, module_type }: Basket): Promise<void> {
  const { market, revalidate } = pageContext();
  if (market.module?.id !== module_id) {
    setPreference('module', JSON.stringify({ id: module_id, module_type }));
    await revalidate();
  }
  if (id === null) await readCart();
  else await sendSwitch(id);
}

async function removal({ id }: Basket): Promise<void> {
  if (id !== null) await sendRemoveBasket(id);
}

/** The row that was pressed may be gone. */
function focusOn(title: RefObject<HTMLHeadingElement | null>): void {
  title.current?.focus();
}
