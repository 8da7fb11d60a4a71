import { Trans, useLingui } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import { type ReactNode, useId, useState } from 'react';
import { href, Link } from 'react-router';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { openAuth } from '#browser/open-auth.ts';
import { type OverlayProps, openOverlay } from '#browser/overlay-store.ts';
import { useMarket } from '#features/config/use-market.ts';
import { DataSaverSwitch } from '#features/preferences/data-saver-switch.tsx';
import { LanguageSwitch } from '#features/preferences/language-switch.tsx';
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx';
import styles from './drawer-menu.module.css';
import { MenuList } from './menu-list.tsx';
import type { MenuListName } from './menu-lists.ts';

/** The menu of the compact bar [NAV-18] to [NAV-28]. Import it lazily. */
export function DrawerMenu({ onClose }: OverlayProps<'menu'>) {
  const { t } = useLingui();
  const { place, zone, module, customer, theme, company } = useMarket();
  const hasLists = zone !== null && module !== null && traitsOf(module.type).hasStoreMenus;
  return (
    <Dialog title={t`Menu`} kind="drawer" onClose={onClose}>
      <ul className={styles.menu}>
        <li>
          <Link to={place ? href('/home') : href('/')} className={styles.row} onClick={onClose}>
            <Icon name="house" />
            <b className={styles.name}>
              <Trans>Home</Trans>
            </b>
          </Link>
        </li>
        {hasLists && (
          <>
            <Expandable icon="layout-grid" name="categories" title={t`Categories`} onFollow={onClose} />
            <Expandable icon="sparkles" name="latest" title={t`Latest`} onFollow={onClose} />
            <Expandable icon="flame" name="popular" title={t`Popular`} onFollow={onClose} />
          </>
        )}
        {!customer && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              className={styles.row}
              onClick={() => {
                onClose();
                openAuth();
              }}
            >
              <Icon name="user-round" />
              <b className={styles.name}>
                <Trans>Sign In</Trans>
              </b>
            </button>
          </li>
        )}
        <Way icon="package-search" to={href('/track-order')} onFollow={onClose}>
          <Trans>Track Order</Trans>
        </Way>
        <Way icon="circle-question-mark" to={href('/help-and-support')} onFollow={onClose}>
          <Trans>Help and support</Trans>
        </Way>
        <li className={styles.row}>
          <Icon name="moon" />
          <span className={styles.name} aria-hidden="true">
            <Trans>Theme</Trans>
          </span>
          <ThemeSwitch chosen={theme} />
        </li>
        <li className={styles.row}>
          <Icon name="leaf" />
          <span className={styles.name} aria-hidden="true">
            <Trans>Light mode: less data</Trans>
          </span>
          <DataSaverSwitch />
        </li>
        <li className={classNames(styles.row, styles.language)}>
          <Icon name="languages" />
          <span className={styles.name} aria-hidden="true">
            <Trans>Language</Trans>
          </span>
          <LanguageSwitch />
        </li>
        <Way icon="store" to={company.storeApplication} onFollow={onClose}>
          <Trans>Become a store owner</Trans>
        </Way>
        <Way icon="bike" to={company.courierApplication} onFollow={onClose}>
          <Trans>Become a delivery man</Trans>
        </Way>
        {customer && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              className={classNames(styles.row, styles.out)}
              onClick={() => {
                onClose();
                openOverlay({ kind: 'logout' });
              }}
            >
              <Icon name="log-out" />
              <span className={styles.name}>
                <Trans>Logout</Trans>
              </span>
            </button>
          </li>
        )}
      </ul>
    </Dialog>
  );
}

interface ExpandableProps {
  icon: IconName;
  name: MenuListName;
  title: string;
  onFollow: () => void;
}

/** Its list loads when it is opened [NAV-20] [NAV-21]. */
function Expandable({ icon, name, title, onFollow }: ExpandableProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={styles.row}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={icon} />
        <b className={styles.name}>{title}</b>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={19} />
      </button>
      {isOpen && (
        <div id={id} className={styles.list}>
          <MenuList name={name} title={title} onFollow={onFollow} />
        </div>
      )}
    </li>
  );
}

interface WayProps {
  icon: IconName;
  to: string;
  onFollow: () => void;
  children: ReactNode;
}

/** A link; applications lead to the operator's own site, or else to the form of this site [NAV-27] [NAV-33]. */
function Way({ icon, to, onFollow, children }: WayProps) {
  return (
    <li>
      <Link to={to} className={styles.row} onClick={onFollow}>
        <Icon name={icon} />
        <span className={styles.name}>{children}</span>
      </Link>
    </li>
  );
}
