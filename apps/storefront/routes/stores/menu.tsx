import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { useState } from 'react';
import { Form } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { jump } from 'ui/navigation/jump.ts';
import { MenuCard } from '#features/items/cards/menu-card.tsx';
import { NoItems } from '#features/items/cards/no-items.tsx';
import type { ShownStore } from './ask-store.server.ts';
import styles from './menu.module.css';
import { type MenuSection, sectionsOf } from './menu-sections.ts';
import { useCurrentSection } from './use-current-section.ts';

/** What a store sells, under its categories, with a search among them. */
export function Menu({ store, items, page, pages, search: first }: ShownStore) {
  const { t } = useLingui();
  const [search, setSearch] = useState(first);
  const sections = sectionsOf(store, items, search, t`Most ordered`);
  return (
    <div className={styles.menu}>
      <div className={styles.guide}>
        <Form role="search" className={styles.search} preventScrollReset onSubmit={(event) => event.preventDefault()}>
          <Field
            id="menu-search"
            type="search"
            name="search"
            shape="pill"
            icon="search"
            label={t`Search this menu`}
            placeholder={t`Search this menu`}
            isLabelHidden
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Form>
        <Categories sections={sections} />
      </div>
      <div>
        {sections.length === 0 && <Nothing isSearched={search !== ''} />}
        {sections.map((section, place) => (
          <Section key={section.id} section={section} isFirst={place === 0} />
        ))}
        {pages > 1 && <More page={page} pages={pages} />}
      </div>
    </div>
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

function Section({ section: { id, name, items }, isFirst }: { section: MenuSection<ListedItem>; isFirst: boolean }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className={styles.title}>
        {name}
      </h2>
      <div className={styles.cards}>
        {items.map((item, place) => (
          <MenuCard key={item.id} item={item} isPriority={isFirst && place === 0} />
        ))}
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
