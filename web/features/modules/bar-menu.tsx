import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';

const BarMenuPanel = lazy(async () => {
  const { BarMenuPanel } = await import('./bar-menu-panel.tsx');
  return { default: BarMenuPanel };
});

export interface BarMenuProps {
  kind: 'stores' | 'cuisines';
  /** Where it leads before scripts arrive. */
  to: string;
  children: ReactNode;
  className?: string;
}

/** A link of the bar that opens a menu below itself [NAV-06]. */
export function BarMenu({ kind, to, children, className }: BarMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <Link
        ref={opener}
        to={to}
        aria-expanded={isOpen}
        className={className}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(!isOpen);
        }}
      >
        {children}
        <Icon name="chevron-down" size={16} />
      </Link>
      <Suspense>{isOpen && <BarMenuPanel kind={kind} opener={opener} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
