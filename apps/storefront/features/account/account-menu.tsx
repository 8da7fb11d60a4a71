import { type RefObject, useEffect, useRef } from 'react';
import { usePopoverClose } from 'ui/overlays/use-popover-close.ts';
import { WalletBalance } from '#features/wallet/wallet-balance.tsx';
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
  useEffect(() => panel.current?.querySelector('a')?.focus(), []);
  usePopoverClose(panel, opener, onClose);
  return (
    <div ref={panel} className={styles.menu}>
      <AccountNav inWallet={<WalletBalance className={styles.balance} />} onFollow={onClose} />
    </div>
  );
}
