import { useLingui } from '@lingui/react/macro';
import type { ModuleType } from 'market/modules/modules.rules';
import { traitsOf } from 'market/modules/modules.rules';
import { Suspense, useState } from 'react';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { useMarket } from '#features/config/use-market.ts';
import styles from './cashback.module.css';

const CashbackPanel = lazyPart(async () => ({ default: (await import('./cashback-panel.tsx')).CashbackPanel }));

/** The floating button of the offers, for customers [PROMO-29] [PROMO-31], not where parcels are sent [PROMO-30]. */
export function Cashback({ module }: { module: ModuleType }) {
  const { t } = useLingui();
  const { customer } = useMarket();
  const [isOpen, setOpen] = useState(false);
  if (!customer || !traitsOf(module).hasCart) return null;
  return (
    <>
      <button
        type="button"
        aria-label={t`Cashback offers`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.button}
        onClick={() => setOpen((before) => !before)}
      >
        <Icon name="badge-percent" size={26} />
      </button>
      {isOpen && (
        <Suspense>
          <CashbackPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
