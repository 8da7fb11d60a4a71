import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { cardLink } from 'ui/buttons/card-link.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { CompactStoreCard } from '#features/stores/compact-store-card.tsx';
import styles from './menu-cards.module.css';
import { type MenuEntry, type MenuListName, wholeLists } from './menu-lists.ts';
import { useMenuList } from './use-menu-list.tsx';

export interface MenuCardsProps {
  name: MenuListName;
  /** The content, because 'View all' alone says little. */
  title: string;
}

/** Two rows; the rest is behind 'View all'. */
const maxShown = 8;
const places = [0, 1, 2, 3];

/** The first entries of a list as cards, and the way to all of them: wide menus have room for what a store looks like. */
export function MenuCards({ name, title }: MenuCardsProps) {
  const { t } = useLingui();
  const entries = useMenuList(name)?.slice(0, maxShown);
  return (
    <ul className={styles.cards} aria-label={title} aria-busy={entries === undefined}>
      {entries?.map((entry) => (
        <li key={entry.key} className={styles.place}>
          {entry.store ? <CompactStoreCard store={entry.store} /> : <Tile entry={entry} />}
        </li>
      ))}
      {entries === undefined &&
        places.map((place) => (
          <li key={place} className={styles.wait}>
            {place === 0 && <VisuallyHidden>{t`Loading`}</VisuallyHidden>}
            <Skeleton />
            <Skeleton length="half" />
          </li>
        ))}
      <li className={styles.whole}>
        <Link to={wholeLists[name]} className={styles.all}>
          <Trans>View all</Trans>
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </li>
    </ul>
  );
}

function Tile({ entry: { name, to, picture, count } }: { entry: MenuEntry }) {
  return (
    <div className={styles.tile}>
      {picture && <Picture src={picture} alt="" sizes="56px" className={styles.picture} />}
      <div className={styles.words}>
        <Link to={to} className={cardLink}>
          <bdi>{name}</bdi>
        </Link>
        {count !== undefined && (
          <p className={styles.small}>
            <Plural value={count} one="# item" other="# items" />
          </p>
        )}
      </div>
    </div>
  );
}
