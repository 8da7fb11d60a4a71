import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import styles from './tab-bar.module.css';

export interface Tab {
  icon: IconName;
  label: string;
  to: string;
  /** In place of following the link, such as to open a drawer. */
  onPress?: () => void;
  count?: number;
  /** In place of a count that is known: a part that finds it out, and shows it by `TabCount`. */
  counter?: ReactNode;
}

/** The five ways at the lower edge of compact screens. */
export function TabBar({ tabs }: { tabs: Tab[] }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  // A page of several is named by the first thing that its address asks for.
  const page = pathname + search.split('&', 1)[0];
  const here = tabs.find(({ to }) => to === page) ?? tabs.find(({ to }) => to === pathname);
  return (
    <nav aria-label={t`Main`} className={styles.bar}>
      {tabs.map((tab) => {
        const { icon, label, to, onPress, count = 0, counter } = tab;
        return (
          <Link
            key={label}
            to={to}
            aria-current={tab === here && !onPress ? 'page' : undefined}
            className={styles.tab}
            onClick={(event) => {
              if (!onPress) return;
              event.preventDefault();
              onPress();
            }}
          >
            <Icon name={icon} size={23} />
            {label}
            {counter ?? <TabCount>{count}</TabCount>}
          </Link>
        );
      })}
    </nav>
  );
}

export function TabCount({ children }: { children: number }): ReactNode {
  return children > 0 && <span className={styles.count}>{children > 99 ? '99+' : children}</span>;
}
