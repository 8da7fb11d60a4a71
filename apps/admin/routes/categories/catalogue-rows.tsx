import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import type { ReactNode } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { moduleName } from '../zones/module-name.tsx';
import styles from './admin-categories.module.css';

interface OfModule {
  id: number;
  module_type: ModuleType;
}

/** Returns the modules that a new entry may be for: those that a zone offers, and those that have one already. */
export function useCatalogueModules(all: readonly OfModule[] = []): ModuleType[] {
  const { data: zones } = useQuery(zonesQuery);
  const offered = new Set(zones?.flatMap(({ modules }) => modules.map(({ module_type }) => module_type)));
  // Before the first zone nothing is offered: then it may be for each module.
  return moduleTypes.filter(
    (type) => offered.size === 0 || offered.has(type) || all.some(({ module_type }) => module_type === type),
  );
}

export interface ListsOfModulesProps<Entry extends OfModule> {
  all: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

/** A list for each module that has entries. */
export function ListsOfModules<Entry extends OfModule>({ all, children }: ListsOfModulesProps<Entry>) {
  return moduleTypes.map((type) => {
    const own = all.filter(({ module_type }) => module_type === type);
    if (own.length === 0) return null;
    const title = `list-of-${type}`;
    return (
      <section key={type} className={desk.card} aria-labelledby={title}>
        <h2 id={title} className={desk.cardTitle}>
          {moduleName(type)}
        </h2>
        <ul>{own.map(children)}</ul>
      </section>
    );
  });
}

export interface RowActionsProps {
  /** Of the entry. */
  name: string;
  change: ReactNode;
  changeLabel: string;
  onChange: () => void;
  /** Left out where the entry is in use. */
  onDelete?: (() => void) | undefined;
}

/** What can be done with an entry of a list. */
export function RowActions({ name, change, changeLabel, onChange, onDelete }: RowActionsProps) {
  const { t } = useLingui();
  return (
    <span className={styles.actions}>
      <Button kind="text" icon="pencil" aria-label={changeLabel} onClick={onChange}>
        {change}
      </Button>
      {onDelete && (
        <Button kind="text" aria-label={t`Delete ${name}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      )}
    </span>
  );
}
