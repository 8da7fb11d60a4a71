import { Trans, useLingui } from '@lingui/react/macro';
import type { Allergen } from 'market/items/items-allergens.rules';
import { traitsOf } from 'market/modules/modules.rules';
import { type ReactNode, Suspense, useState } from 'react';
import { href } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { DataSaverSwitch } from '#features/preferences/data-saver-switch.tsx';
import { LanguageSwitch } from '#features/preferences/language-switch.tsx';
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx';
import { AllergenSetting } from './allergen-setting.tsx';
import { type Session, SessionList } from './session-list.tsx';
import styles from './settings-view.module.css';

const DeleteAccount = lazyPart(async () => {
  const { DeleteAccount } = await import('./delete-account.tsx');
  return { default: DeleteAccount };
});

const PushSwitch = lazyPart(async () => {
  const { PushSwitch } = await import('#features/notifications/push-switch.tsx');
  return { default: PushSwitch };
});

interface SettingsViewProps {
  sessions: readonly Session[];
  avoided: readonly Allergen[];
  /** The saved addresses, which are needed far more often than the list of devices below them. */
  children: ReactNode;
}

/** Theme and language, allergens, the list of sessions, and the removal of the account [PROF-41] [NAV-30]. */
export function SettingsView({ sessions, avoided, children }: SettingsViewProps) {
  return (
    <>
      <Preferences />
      <Suspense>{children}</Suspense>
      <AllergenSetting avoided={avoided} />
      <SessionList sessions={sessions} />
      <Leave />
    </>
  );
}

function Preferences() {
  const { theme, zone, module } = useMarket();
  const hasInterests = zone && module && traitsOf(module.type).asksInterests;
  return (
    <ul className={styles.card}>
      <li className={styles.row}>
        <Icon name="moon" size={21} />
        <span className={styles.grow}>
          <Trans>Theme</Trans>
        </span>
        <ThemeSwitch chosen={theme} />
      </li>
      <li className={styles.row}>
        <Icon name="leaf" size={21} />
        <span className={styles.grow}>
          <Trans>Light mode: less data</Trans>
          <span className={styles.line}>
            <Trans>Spares data: small pictures, nothing plays by itself, maps on a press.</Trans>
          </span>
        </span>
        <DataSaverSwitch />
      </li>
      <li className={styles.row}>
        <Icon name="languages" size={21} />
        <span className={styles.grow}>
          <Trans>Language</Trans>
        </span>
        <span className={styles.language}>
          <LanguageSwitch />
        </span>
      </li>
      <li className={styles.row}>
        <Icon name="bell" size={21} />
        <span className={styles.grow}>
          <Trans>Notifications</Trans>
          <span className={styles.line}>
            <Trans>We tell you when your order moves.</Trans>
          </span>
        </span>
        <Suspense>
          <PushSwitch />
        </Suspense>
      </li>
      {hasInterests && (
        <li className={styles.row}>
          <Icon name="heart" size={21} />
          <span className={styles.grow}>
            <Trans>Interests</Trans>
          </span>
          <LinkButton to={`${href('/interest')}?from=settings`} kind="text" size="small">
            <Trans>Choose</Trans>
          </LinkButton>
        </li>
      )}
    </ul>
  );
}

function Leave() {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-label={t`Delete account`} className={styles.card}>
      <div className={styles.row}>
        <Icon name="trash" size={21} className={styles.bad} />
        <span className={styles.grow}>
          <b className={styles.bad}>
            <Trans>Delete account</Trans>
          </b>
          <span className={styles.line}>
            <Trans>Removes all that is personal. Orders stay without your name.</Trans>
          </span>
        </span>
        <Button kind="bad" size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          <Trans>Delete</Trans>
        </Button>
      </div>
      <Suspense>{isAsking && <DeleteAccount onClose={() => setIsAsking(false)} />}</Suspense>
    </section>
  );
}
