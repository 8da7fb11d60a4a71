import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Switch } from 'ui/forms/switch.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import styles from './shortcut-help.module.css';
import { areKeysOn, type ListedShortcut, switchKeys } from './shortcuts.ts';

export interface ShortcutHelpProps {
  /** Of the page below. */
  shortcuts: readonly ListedShortcut[];
  onClose: () => void;
}

/** The keys of the page, and whether those without Ctrl work [SEAT-34]. */
export function ShortcutHelp({ shortcuts, onClose }: ShortcutHelpProps) {
  const { t } = useLingui();
  const [isOn, setIsOn] = useState(areKeysOn);
  const ofRows = shortcuts.filter(({ isOfRow }) => isOfRow);
  const ofPage = shortcuts.filter(({ isOfRow }) => !isOfRow);
  return (
    <Dialog title={t`Keys`} width={520} onClose={onClose}>
      <div className={styles.stack}>
        <Keys title={<Trans>Everywhere</Trans>}>
          <Key keys={['Ctrl', 'K']}>
            <Trans>Find anything</Trans>
          </Key>
          <Key keys={['?']}>
            <Trans>Show the keys</Trans>
          </Key>
          <Key keys={['/']}>
            <Trans>Search this page</Trans>
          </Key>
          <Key keys={['Esc']}>
            <Trans>Close what is open</Trans>
          </Key>
        </Keys>
        <Keys title={<Trans>In lists</Trans>}>
          <Key keys={['↓', '↑']}>
            <Trans>Next row, row before</Trans>
          </Key>
          <Key keys={['J', 'K']}>
            <Trans>The same, also from the top of the page</Trans>
          </Key>
          <Key keys={['Enter']}>
            <Trans>Open</Trans>
          </Key>
          <Key keys={[t`Space`]}>
            <Trans>Choose</Trans>
          </Key>
          {ofRows.map(({ key, name }) => (
            <Key key={key} keys={[key.toUpperCase()]}>
              {name}
            </Key>
          ))}
        </Keys>
        {ofPage.length > 0 && (
          <Keys title={<Trans>On this page</Trans>}>
            {ofPage.map(({ key, name }) => (
              <Key key={key} keys={[key.toUpperCase()]}>
                {name}
              </Key>
            ))}
          </Keys>
        )}
        <Switch
          label={t`Keys without Ctrl`}
          checked={isOn}
          onChange={({ target }) => {
            switchKeys(target.checked);
            setIsOn(target.checked);
          }}
        />
      </div>
    </Dialog>
  );
}

function Keys({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.keys}>{children}</dl>
    </section>
  );
}

function Key({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <div>
      <dt dir="ltr">
        {keys.map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
