import { Trans, useLingui } from '@lingui/react/macro';
import type { MenuRow } from 'market/items/items.vendor.contract';
import { Suspense, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import styles from './stock-button.module.css';

const StockDialog = lazyPart(async () => ({ default: (await import('./stock-dialog.tsx')).StockDialog }));

/** Says what is left of an item, and opens its stock [STO-063]: at 0 it is off by itself [STO-064]. */
export function StockButton({ storeId, row }: { storeId: number; row: MenuRow }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name, stock, is_low: isLow } = row;
  return (
    <>
      <Button
        kind="text"
        size="small"
        className={styles.stock}
        icon={stock === 0 ? 'circle-x' : isLow ? 'triangle-alert' : 'package-check'}
        aria-label={t`Stock of ${name}`}
        onClick={() => setOpen(true)}
      >
        <StockWords stock={stock} isLow={isLow} />
      </Button>
      {isOpen && (
        <Suspense>
          <StockDialog {...{ storeId, row }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function StockWords({ stock, isLow }: { stock: number | null; isLow: boolean }) {
  if (stock === null) return <Trans>Never runs out</Trans>;
  if (stock === 0) return <Trans>None left: off sale</Trans>;
  return isLow ? <Trans>{stock} left: running low</Trans> : <Trans>{stock} left</Trans>;
}
