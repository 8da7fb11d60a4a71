import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './account-menu.module.css';
import { AccountNav } from './account-nav.tsx';

export interface AccountMenuProps {
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The ways of an account, below the profile button. Import it lazily. */
export function AccountMenu({ opener, onClose }: AccountMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLeave(panel, opener, onClose);
  return (
    <div ref={panel} className={styles.menu}>
      <AccountNav onFollow={onClose} />
    </div>
  );
}

/** Escape, a press elsewhere, focus that moves on, and another page close the menu. */
function useLeave(panel: RefObject<HTMLElement | null>, opener: RefObject<HTMLElement | null>, onClose: () => void) {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) onClose();
  }, [key, onClose]);
  useEffect(() => {
    panel.current?.querySelector('a')?.focus();
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && [panel, opener].some(({ current }) => current?.contains(target));
    const leave = ({ target }: Event) => !isInside(target) && onClose();
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, [panel, opener, onClose]);
}
