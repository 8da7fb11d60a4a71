import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { initialsOf } from 'ui/formats/initials-of.ts';
import { classNames } from 'ui/layout/class-names.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Avatar } from 'ui/media/avatar.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { Logo } from 'ui/media/logo.tsx';
import { useMarketSettings } from '../calls/use-market-settings.ts';
import { useAccount } from '../session/use-account.ts';
import { useAppTitle } from '../start/app-info.ts';
import { BarSlotContext } from './bar-slot.tsx';
import styles from './desk-frame.module.css';
import { OfflineBar } from './offline-bar.tsx';
import type { Section } from './section.ts';
import { SectionCount } from './section-count.tsx';
import { type ListedShortcut, listedShortcuts, scopeOfKeys } from './shortcuts/shortcuts.ts';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { useFocusOfPage } from './use-focus-of-page.ts';
import { useTitleBadge } from './use-title-badge.ts';
import { WidePageContext } from './wide-page.tsx';

export interface DeskFrameProps {
  /** The entries of the rail; below 700 px they are tabs at the foot. */
  sections: readonly Section[];
  /** `dense` for tools with tables and lists. */
  density?: 'normal' | 'dense';
  /** How much waits in all sections. */
  pending?: number;
  /** What the account has to read first, above the page. */
  notice?: ReactNode;
  /** Shows the dialog that finds anything [SEAT-33]. */
  find: (onClose: () => void) => ReactNode;
  /** On a shared tablet: hides everything until the next PIN [SEAT-07]. */
  onLock?: (() => void) | undefined;
}

const AllSections = lazyPart(async () => ({ default: (await import('./all-sections.tsx')).AllSections }));
const ShortcutHelp = lazyPart(async () => ({ default: (await import('./shortcuts/shortcut-help.tsx')).ShortcutHelp }));
/** More sections have no key of their own. */
const digits = 9;
/** So many tabs are seen on a phone at once. */
const maxTabs = 5;

/** A layout route for tools on a tablet or a desk: a rail of sections, a bar, and the page. */
export function DeskFrame({
  sections,
  density = 'normal',
  pending: waiting = 0,
  notice,
  find,
  onLock,
}: DeskFrameProps) {
  useTitleBadge(waiting);
  const { t } = useLingui();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [isWide, setIsWide] = useState(false);
  const rail = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const main = useFocusOfPage(pathname);
  const [isFinding, setIsFinding] = useState(false);
  const [isAllShown, setIsAllShown] = useState(false);
  const [keys, setKeys] = useState<readonly ListedShortcut[]>();
  const startFind = () => {
    setKeys(undefined);
    setIsFinding(true);
  };
  useShortcuts({ onFind: startFind, onHelp: () => setKeys(listedShortcuts(scopeOfKeys())) });
  // On a phone the tabs may scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page marks another section, and sections come with the roles
  useEffect(() => {
    rail.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname, sections.length]);
  return (
    <div className={classNames(styles.frame, styles[density])}>
      <Bar slot={setSlot} density={density} onFind={startFind} onLock={onLock} />
      <nav aria-label={t`Sections`} className={styles.foot}>
        <div ref={rail} className={styles.rail}>
          {sections.map(({ to, icon, label, count = 0 }, index) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              aria-keyshortcuts={index < digits ? String(index + 1) : undefined}
              className={styles.section}
            >
              <Icon name={icon} size={22} />
              {label}
              <SectionCount count={count}>
                <Plural value={count} one="# waiting" other="# waiting" />
              </SectionCount>
            </NavLink>
          ))}
        </div>
        {sections.length > maxTabs && (
          <button
            type="button"
            aria-haspopup="dialog"
            className={classNames(styles.section, styles.all)}
            onClick={() => setIsAllShown(true)}
          >
            <Icon name="menu" size={22} />
            <Trans>More</Trans>
          </button>
        )}
      </nav>
      <div className={styles.content}>
        {!isWide && <OfflineBar />}
        {notice && <Suspense>{notice}</Suspense>}
        <main ref={main} id="main" tabIndex={-1} className={classNames(styles.page, isWide && styles.wide)}>
          <BarSlotContext value={slot}>
            <WidePageContext value={setIsWide}>
              <Outlet />
            </WidePageContext>
          </BarSlotContext>
        </main>
      </div>
      <Suspense>
        {isFinding && find(() => setIsFinding(false))}
        {isAllShown && <AllSections sections={sections} onClose={() => setIsAllShown(false)} />}
        {keys && <ShortcutHelp shortcuts={keys} onClose={() => setKeys(undefined)} />}
      </Suspense>
    </div>
  );
}

interface BarProps extends Pick<DeskFrameProps, 'density' | 'onLock'> {
  slot: (element: HTMLElement | null) => void;
  onFind: () => void;
}

function Bar({ slot, density, onFind, onLock }: BarProps) {
  const { t } = useLingui();
  const title = useAppTitle();
  const settings = useMarketSettings();
  const { f_name: first, l_name: last, image_full_url: image } = useAccount();
  return (
    <header className={styles.bar}>
      <span className={styles.mark}>
        <Logo name={settings?.business_name} src={settings?.logo_full_url} />
      </span>
      <span ref={slot} className={styles.slot} />
      <span className={styles.title}>{title}</span>
      {density === 'dense' ? (
        <button type="button" className={styles.findField} onClick={onFind}>
          <Icon name="search" size={20} />
          <span className={styles.findText}>{t`Find anything`}</span>
          <span aria-hidden="true" dir="ltr" className={styles.findKeys}>
            Ctrl K
          </span>
        </button>
      ) : (
        <IconButton icon="search" label={t`Find anything`} className={styles.find} onClick={onFind} />
      )}
      {onLock && <IconButton icon="lock" label={t`Lock`} onClick={onLock} />}
      <span className={styles.person}>
        <span className={styles.name}>{first}</span>
        <Avatar imageUrl={image} initials={initialsOf(first, last)} />
      </span>
    </header>
  );
}
