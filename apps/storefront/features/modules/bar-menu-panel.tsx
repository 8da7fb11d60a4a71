import { useLingui } from '@lingui/react/macro';
import { type RefObject, useRef } from 'react';
import { usePopoverClose } from 'ui/overlays/use-popover-close.ts';
import styles from './bar-menu-panel.module.css';
import { MenuCards } from './menu-cards.tsx';

export interface BarMenuPanelProps {
  /** The stores of the module, or its categories [NAV-06]. */
  kind: 'stores' | 'cuisines';
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What a menu of the bar shows; its lists are asked for now [NAV-29]. Import it lazily. */
export function BarMenuPanel({ kind, opener, onClose }: BarMenuPanelProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  usePopoverClose(panel, opener, onClose);
  const list = (name: 'categories' | 'latest' | 'popular', title: string) => (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <MenuCards name={name} title={title} />
    </section>
  );
  return (
    <div ref={panel} className={styles.panel}>
      {kind === 'stores' ? (
        <>
          {list('latest', t`Latest`)}
          {list('popular', t`Popular`)}
        </>
      ) : (
        list('categories', t`Categories`)
      )}
    </div>
  );
}
