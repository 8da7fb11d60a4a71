import { useLingui } from '@lingui/react/macro';
import { pageTitles } from 'app-kit/pages/page-titles.tsx';
import type { PageName } from 'market/config/config.rules';

/** Returns what gives the names of the operator's pages in the language of the page. */
export function usePageNames(): (name: PageName) => string {
  const { i18n } = useLingui();
  return (name) => i18n._(pageTitles[name]);
}
