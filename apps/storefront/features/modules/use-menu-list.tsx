import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { showFault } from '#features/config/show-fault.tsx';
import { fetchMenuList, type MenuEntry, type MenuListName } from './menu-lists.ts';

/** The entries of a list from when it opens; undefined until they are there. */
export function useMenuList(name: MenuListName): MenuEntry[] | undefined {
  const { i18n } = useLingui();
  const [entries, setEntries] = useState<MenuEntry[]>();
  useEffect(() => {
    let isWanted = true;
    fetchMenuList(name).then(
      (found) => isWanted && setEntries(found),
      (error: unknown) => {
        if (!isWanted) return;
        setEntries([]);
        showFault(error, i18n);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [name, i18n]);
  return entries;
}
