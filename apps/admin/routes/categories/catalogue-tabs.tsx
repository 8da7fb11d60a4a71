import { Trans, useLingui } from '@lingui/react/macro';
import { PillLink } from 'ui/buttons/pill.tsx';
import desk from '../../layout/desk.module.css';

/** What items are in, are made by, and are for. */
export function CatalogueTabs({ isOn }: { isOn: 'categories' | 'brands' | 'conditions' }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Catalogue`} className={desk.states}>
      <PillLink to="/categories" isOn={isOn === 'categories'}>
        <Trans>Categories</Trans>
      </PillLink>
      <PillLink to="/categories/brands" isOn={isOn === 'brands'}>
        <Trans>Brands</Trans>
      </PillLink>
      <PillLink to="/categories/conditions" isOn={isOn === 'conditions'}>
        <Trans>Conditions</Trans>
      </PillLink>
    </nav>
  );
}
