import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { pageContext } from '#features/config/page-context.ts';
import { useMarket } from '#features/config/use-market.ts';
import type { LanguageMenuProps } from './language-menu.tsx';
import styles from './language-switch.module.css';

/** Shows the language of the page; a press opens the menu of languages [I18N-03]. Inherits its colour. */
export function LanguageSwitch() {
  const { t } = useLingui();
  const { language } = useMarket();
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<LanguageMenuProps> }>();

  const open = () =>
    void import('./language-menu.tsx').then(
      ({ LanguageMenu: Menu }) => setLoaded({ Menu }),
      () => pageContext().notifyOffline(),
    );
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.switch} onClick={open}>
        <Icon name="languages" />
        <VisuallyHidden>{t`Language`}</VisuallyHidden>
        <span lang={language.tag}>{language.languageName}</span>
      </button>
      {loaded && <loaded.Menu onClose={() => setLoaded(undefined)} />}
    </>
  );
}
