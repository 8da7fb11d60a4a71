import { Trans, useLingui } from '@lingui/react/macro';
import { type Allergen, allergens } from 'market/items/items-allergens.rules';
import { useRef, useState } from 'react';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { accountApi } from '#features/account/account-calls.ts';
import { showFault } from '#features/config/show-fault.tsx';
import styles from './settings-view.module.css';

/** The allergens that a customer avoids; each press is saved at once [STO-024]. */
export function AllergenSetting({ avoided: first }: { avoided: readonly Allergen[] }) {
  const { t, i18n } = useLingui();
  const [avoided, setAvoided] = useState(first);
  const saved = useRef(first);
  const save = async (wanted: readonly Allergen[]) => {
    setAvoided(wanted);
    try {
      const { allergens: stored } = await accountApi.account.saveAllergens({ body: { allergens: [...wanted] } });
      saved.current = stored;
    } catch (error) {
      setAvoided(saved.current);
      showFault(error, i18n, () => void save(wanted));
    }
  };
  const names: Record<Allergen, string> = {
    celery: t`Celery`,
    crustaceans: t`Crustaceans`,
    egg: t`Egg`,
    fish: t`Fish`,
    gluten: t`Gluten`,
    lupin: t`Lupin`,
    milk: t`Milk`,
    molluscs: t`Molluscs`,
    mustard: t`Mustard`,
    peanut: t`Peanut`,
    sesame: t`Sesame`,
    soya: t`Soya`,
    sulphites: t`Sulphites`,
    tree_nuts: t`Tree nuts`,
  };
  return (
    <section aria-labelledby="allergens" id="allergens-to-avoid" className={styles.card}>
      <h2 id="allergens" className={styles.heading}>
        <Trans>Allergens to avoid</Trans>
      </h2>
      <p className={styles.line}>
        <Trans>
          A store never replaces a missing item by one with these. It does not see this list, so write an allergy into
          the note of your order too.
        </Trans>
      </p>
      <ul className={styles.allergens}>
        {allergens.map((allergen) => (
          <li key={allergen}>
            <Checkbox
              checked={avoided.includes(allergen)}
              onChange={({ target }) =>
                void save(target.checked ? [...avoided, allergen] : avoided.filter((other) => other !== allergen))
              }
            >
              {names[allergen]}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
