import { Trans, useLingui } from '@lingui/react/macro';
import { PillLink } from 'ui/buttons/pill.tsx';
import desk from '../../layout/desk.module.css';

/** The two parts of what customers read: whole pages, and names and texts of content. */
export function PageTabs({ isOn }: { isOn: 'pages' | 'texts' }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Pages and texts`} className={desk.states}>
      <PillLink to="/pages" isOn={isOn === 'pages'}>
        <Trans>Pages</Trans>
      </PillLink>
      <PillLink to="/pages/texts" isOn={isOn === 'texts'}>
        <Trans>Names and texts</Trans>
      </PillLink>
    </nav>
  );
}
