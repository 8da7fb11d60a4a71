import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import type { BarMenuPanelProps } from './bar-menu-panel.tsx';

export interface BarMenuProps {
  kind: BarMenuPanelProps['kind'];
  /** Where it leads before scripts arrive, and where the menu cannot be fetched. */
  to: string;
  children: ReactNode;
  className?: string;
}

/** A link of the bar that opens a menu below itself [NAV-06]. */
export function BarMenu({ kind, to, children, className }: BarMenuProps) {
  const navigate = useNavigate();
  const opener = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState<{ Panel: ComponentType<BarMenuPanelProps> }>();
  const press = (event: MouseEvent) => {
    // Another tab or window is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (open) return setOpen(undefined);
    import('./bar-menu-panel.tsx').then(
      ({ BarMenuPanel: Panel }) => setOpen({ Panel }),
      () => navigate(to),
    );
  };
  return (
    <>
      <Link ref={opener} to={to} aria-expanded={open !== undefined} className={className} onClick={press}>
        {children}
        <Icon name="chevron-down" size={16} />
      </Link>
      {open && <open.Panel kind={kind} opener={opener} onClose={() => setOpen(undefined)} />}
    </>
  );
}
