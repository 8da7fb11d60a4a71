import { Plural, useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import styles from './all-sections.module.css';
import type { Section } from './section.ts';
import { SectionCount } from './section-count.tsx';

export interface AllSectionsProps {
  sections: readonly Section[];
  onClose: () => void;
}

/** Every section at once, for a phone, whose tabs do not show all. */
export function AllSections({ sections, onClose }: AllSectionsProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Sections`} width={520} onClose={onClose}>
      <nav aria-label={t`All sections`} className={styles.grid}>
        {sections.map(({ to, icon, label, count = 0 }) => (
          <NavLink key={to} to={to} end={to === '/'} className={styles.section} onClick={onClose}>
            <Icon name={icon} size={22} />
            <span className={styles.name}>{label}</span>
            <SectionCount count={count}>
              <Plural value={count} one="# waiting" other="# waiting" />
            </SectionCount>
          </NavLink>
        ))}
      </nav>
    </Dialog>
  );
}
