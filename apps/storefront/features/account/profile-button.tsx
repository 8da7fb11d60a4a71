import { useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { href, Link } from 'react-router';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Avatar } from 'ui/media/avatar.tsx';
import { Icon } from 'ui/media/icon.tsx';
import type { ShownCustomer } from '#features/config/use-market.ts';
import styles from './profile-button.module.css';

const AccountMenu = lazyPart(async () => {
  const { AccountMenu } = await import('./account-menu.tsx');
  return { default: AccountMenu };
});

/** The customer in the bar; opens the account menu, and before scripts arrive the profile [NAV-12]. */
export function ProfileButton({ firstName, initials, imageUrl }: ShownCustomer) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);
  return (
    <span className={styles.place}>
      <Link
        ref={button}
        to={href('/profile')}
        aria-label={t`${firstName}, account`}
        aria-expanded={isOpen}
        className={styles.button}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(!isOpen);
        }}
      >
        <Avatar imageUrl={imageUrl} initials={initials} />
        <span className={styles.name}>{firstName}</span>
        <Icon name="chevron-down" size={16} />
      </Link>
      <Suspense>{isOpen && <AccountMenu opener={button} onClose={() => setIsOpen(false)} />}</Suspense>
    </span>
  );
}
