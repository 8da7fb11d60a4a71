import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { openOverlay } from '#browser/overlay-store.ts';
import { UnreadChip } from '#features/chat/unread-chip.tsx';
import { useUnreadMessages } from '#features/chat/unread-messages.ts';
import type { AccountPage } from '#features/config/account-pages.ts';
import { useMarket } from '#features/config/use-market.ts';
import { accountIcons } from './account-entries.ts';
import { useAccountNames } from './account-names.tsx';
import styles from './account-nav.module.css';

export interface AccountNavProps {
  current?: AccountPage;
  /** On compact screens the navigation is a page of its own. */
  isAlone?: boolean;
  /** Beside the name of the wallet. */
  inWallet?: ReactNode;
  /** An entry was chosen. */
  onFollow?: () => void;
}

/** The pages of the account, a line, and the way out [PROF-35]; small screens show the wish list and help nowhere else. */
export function AccountNav({ current, isAlone = false, inWallet, onFollow }: AccountNavProps) {
  const { t } = useLingui();
  const { customer, zone } = useMarket();
  const nameOf = useAccountNames();
  return (
    <nav aria-label={t`Account`} className={classNames(styles.nav, isAlone && styles.alone)}>
      {customer?.pages.map((page) => (
        <Link
          key={page}
          to={`${href('/profile')}?page=${page}`}
          aria-current={page === current ? 'page' : undefined}
          className={styles.entry}
          onClick={onFollow}
        >
          <Icon name={accountIcons[page]} />
          {nameOf(page)}
          {page === 'wallet' && inWallet}
          {page === 'inbox' && <Unread />}
        </Link>
      ))}
      <Link to={`${href('/profile')}?page=settings#saved-addresses`} className={styles.entry} onClick={onFollow}>
        <Icon name="map-pin" />
        <Trans>My addresses</Trans>
      </Link>
      {isAlone && (
        <>
          {zone && (
            <button type="button" className={styles.entry} onClick={() => openOverlay({ kind: 'wish_list' })}>
              <Icon name="heart" />
              <Trans>Wish list</Trans>
            </button>
          )}
          <Link to={href('/help-and-support')} className={styles.entry}>
            <Icon name="circle-question-mark" />
            <Trans>Help and support</Trans>
          </Link>
        </>
      )}
      <hr className={styles.line} />
      <button
        type="button"
        className={styles.out}
        onClick={() => {
          onFollow?.();
          openOverlay({ kind: 'logout' });
        }}
      >
        <Icon name="log-out" />
        <Trans>Logout</Trans>
      </button>
    </nav>
  );
}

function Unread() {
  const unread = useUnreadMessages();
  return unread > 0 && <UnreadChip unread={unread} className={styles.count} />;
}
