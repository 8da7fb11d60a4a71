import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { Fragment, useState } from 'react';
import { Form } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { jump } from 'ui/navigation/jump.ts';
import { ItemCard } from '#features/items/cards/item-card.tsx';
import { MenuCard } from '#features/items/cards/menu-card.tsx';
import { NoItems } from '#features/items/cards/no-items.tsx';
import type { ShownStore } from './fetch-store-page.server.ts';
import styles from './menu.module.css';
import { type MenuSection, mostOrderedId, sectionsOf } from './menu-sections.ts';
import { storeLayoutOf } from './store-layout.ts';
import { useCurrentSection } from './use-current-section.ts';

/** What a store sells, under its categories, with a search among them: rows of a menu, or a grid of pictures [STORE-08]. */
export function Menu({ store, items, mostOrdered, page, pages, search: first }: ShownStore) {
  const { t } = useLingui();
  const [search, setSearch] = useState(first);
  const isGrid = storeLayoutOf(store) === 'grid';
  const sections = sectionsOf(store, items, search, { name: t`Most ordered`, items: mostOrdered });
  const departments = sections.filter(({ id }) => id !== mostOrderedId);
  const hint = isGrid ? t`Search this store` : t`Search this menu`;
  return (
    <div className={styles.menu} data-layout={isGrid ? 'grid' : 'menu'}>
      <div className={styles.guide}>
        <Form role="search" className={styles.search} preventScrollReset onSubmit={(event) => event.preventDefault()}>
          <Field
            id="menu-search"
            type="search"
            name="search"
            shape="pill"
            icon="search"
            label={hint}
            placeholder={hint}
            isLabelHidden
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Form>
        {isGrid && search === '' && <DepartmentTiles departments={departments} />}
        {!isGrid && <Categories sections={sections} />}
      </div>
      <div>
        {sections.length === 0 && <Nothing isSearched={search !== ''} />}
        {sections.map((section, index) => (
          <Fragment key={section.id}>
            {isGrid && section === departments[0] && <Categories sections={departments} />}
            <Section section={section} isFirst={index === 0} isGrid={isGrid} />
          </Fragment>
        ))}
        {pages > 1 && <More page={page} pages={pages} />}
      </div>
    </div>
  );
}

/** The categories of a store, each with the picture of what sells best in it. */
function DepartmentTiles({ departments }: { departments: MenuSection<ListedItem>[] }) {
  const { t } = useLingui();
  const current = useCurrentSection(departments.map(({ id }) => id));
  return (
    <nav aria-label={t`Departments`} className={styles.tiles}>
      {departments.map(({ id, name, items: [best] }, index) => (
        <a key={id} href={`#${id}`} aria-current={id === current || undefined} className={styles.tile} onClick={jump}>
          {best && (
            <Picture src={best.image_full_url} alt="" sizes="72px" isPriority={index < 4} className={styles.object} />
          )}
          <span className={styles.tileName}>{name}</span>
        </a>
      ))}
    </nav>
  );
}

function Categories({ sections }: { sections: MenuSection<ListedItem>[] }) {
  const { t } = useLingui();
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav aria-label={t`Categories`} className={styles.categories}>
      {sections.map(({ id, name, items: { length: count } }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current || undefined}
          className={styles.category}
          onClick={jump}
        >
          <span>{name}</span>
          <span className={styles.count}>{count}</span>
        </a>
      ))}
    </nav>
  );
}

interface SectionProps {
  section: MenuSection<ListedItem>;
  isFirst: boolean;
  isGrid: boolean;
}

function Section({ section: { id, name, items }, isFirst, isGrid }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className={styles.title}>
        {name}
      </h2>
      <div className={styles.cards}>
        {items.map((item, index) =>
          isGrid ? (
            <ItemCard key={item.id} item={item} layout="grid" isPriority={isFirst && index < 2} />
          ) : (
            <MenuCard key={item.id} item={item} isPriority={isFirst && index === 0} />
          ),
        )}
      </div>
    </section>
  );
}

function Nothing({ isSearched }: { isSearched: boolean }) {
  return (
    <NoItems>
      {isSearched ? <Trans>Nothing on this menu has that name.</Trans> : <Trans>Nothing on the shelf yet</Trans>}
    </NoItems>
  );
}

function More({ page, pages }: { page: number; pages: number }) {
  return (
    <p className={styles.more}>
      {page > 1 && (
        <LinkButton kind="soft" to={`?page=${page - 1}`}>
          <Trans>Previous</Trans>
        </LinkButton>
      )}
      {page < pages && (
        <LinkButton kind="soft" to={`?page=${page + 1}`}>
          <Trans>Next</Trans>
        </LinkButton>
      )}
    </p>
  );
}
