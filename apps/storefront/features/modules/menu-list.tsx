import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import styles from './menu-list.module.css';
import { type MenuListName, wholeLists } from './menu-lists.ts';
import { useMenuList } from './use-menu-list.tsx';

export interface MenuListProps {
  name: MenuListName;
  /** The content, because 'View all' alone says little. */
  title: string;
  onFollow: () => void;
}

/** The first entries of a list, and the way to all of them [NAV-22] [NAV-23]. */
export function MenuList({ name, title, onFollow }: MenuListProps) {
  const { t } = useLingui();
  const entries = useMenuList(name);
  return (
    <ul aria-label={title} aria-busy={entries === undefined}>
      {entries?.map(({ key, name, to }) => (
        <li key={key}>
          <Link to={to} className={styles.entry} onClick={onFollow}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
      {entries === undefined && (
        <li className={styles.wait}>
          <VisuallyHidden>{t`Loading`}</VisuallyHidden>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </li>
      )}
      <li>
        <Link to={wholeLists[name]} className={styles.all} onClick={onFollow}>
          <Trans>View all</Trans>
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </li>
    </ul>
  );
}
