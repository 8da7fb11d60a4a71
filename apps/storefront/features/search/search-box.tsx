import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { href, Link, useLocation } from 'react-router';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { usePageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { useModuleTexts } from '#features/modules/module-nouns.tsx';
import styles from './search-box.module.css';
import type { SearchPanelProps } from './search-panel.tsx';
import { useHasSearch } from './use-has-search.ts';

/** The search of the top bar: a plain form, whose suggestions load when it is focused. */
export function SearchBox() {
  const { t } = useLingui();
  const { search } = useLocation();
  const { isSearched, hasCompactSearch } = usePageHandle();
  const { module } = useMarket();
  const words = useModuleTexts();
  const form = useRef<HTMLFormElement>(null);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>();
  const load = useCallback(async () => {
    const { SearchPanel } = await import('./search-panel.tsx');
    setPanel(() => SearchPanel);
  }, []);
  // The field may have the focus before hydration.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) void load();
  }, [load]);
  // Submitted before the panel, which saves the search, was loaded [LIST-77].
  const isSent = useRef(false);
  const send = (event: FormEvent) => {
    if (Panel) return;
    event.preventDefault();
    isSent.current = true;
    load().catch(() => form.current?.submit());
  };
  useEffect(() => {
    if (Panel && isSent.current) form.current?.requestSubmit();
  }, [Panel]);
  const hasSearch = useHasSearch();
  if (!hasSearch) return null;
  const applied = isSearched ? (new URLSearchParams(search).get('search') ?? '') : '';
  const label = (module && words(module.type, 'searchHint')) || t`Search`;
  return (
    <search className={classNames(styles.search, !hasCompactSearch && styles.desktop)}>
      <form ref={form} action={href('/home')} onFocus={load} onSubmit={send} className={styles.box}>
        <Icon name="search" size={20} />
        <input
          key={applied}
          name="search"
          type="text"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          defaultValue={applied}
          maxLength={500}
          autoComplete="off"
          className={styles.input}
        />
        <input type="hidden" name="data_type" value="searched" />
        {applied && (
          <Link to={href('/home')} aria-label={t`Clear search`} className={styles.clear}>
            <Icon name="x" size={18} />
          </Link>
        )}
      </form>
      {Panel && <Panel form={form} applied={applied} />}
    </search>
  );
}
