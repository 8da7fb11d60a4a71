import { useLingui } from '@lingui/react/macro';
import { type ModuleType, traitsOf } from 'market/modules/modules.rules';
import { ChoiceLabel } from 'ui/forms/choice-label.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useModuleName } from '#features/modules/module-names.tsx';
import styles from './module-choice.module.css';

interface ModuleChoiceProps {
  types: ModuleType[];
  value: ModuleType;
  onChange: (type: ModuleType) => void;
}

/** The module of a new store, each in its own colour. */
export function ModuleChoice({ types, value, onChange }: ModuleChoiceProps) {
  const { t } = useLingui();
  const nameOf = useModuleName();
  const { modules } = useMarket();
  const pictureOf = (type: ModuleType) => modules.find((module) => module.type === type)?.imageUrl;
  return (
    <fieldset aria-label={t`Module`} className={styles.choice}>
      {types.map((type) => {
        const picture = pictureOf(type);
        return (
          <div key={type} data-module={type}>
            <ChoiceLabel
              type="radio"
              name="module"
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              className={styles.module}
            >
              {picture && <Picture src={picture} alt="" sizes="28px" className={styles.picture} />}
              {nameOf({ type, name: traitsOf(type).name })}
            </ChoiceLabel>
          </div>
        );
      })}
    </fieldset>
  );
}
