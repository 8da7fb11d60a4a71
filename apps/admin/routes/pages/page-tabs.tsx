import { Trans, useLingui } from '@lingui/react/macro';
import { guidedModules } from 'market/parcel/parcel-home.rules';
import { PillLink } from 'ui/buttons/pill.tsx';
import desk from '../../layout/desk.module.css';

/** The parts of what customers read: whole pages, names and texts of content, and what the home of parcels tells. */
export function PageTabs({ isOn }: { isOn: 'pages' | 'texts' | 'home' }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Pages and texts`} className={desk.states}>
      <PillLink to="/pages" isOn={isOn === 'pages'}>
        <Trans>Pages</Trans>
      </PillLink>
      <PillLink to="/pages/texts" isOn={isOn === 'texts'}>
        <Trans>Names and texts</Trans>
      </PillLink>
      {guidedModules.map((module) => (
        <PillLink key={module} to={`/modules/${module}/home`} isOn={isOn === 'home'}>
          <Trans>Home of parcels</Trans>
        </PillLink>
      ))}
    </nav>
  );
}
