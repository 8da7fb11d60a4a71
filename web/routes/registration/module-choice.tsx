import { useLingui } from '@lingui/react/macro';
import { type ModuleType, traitsOf } from 'market/modules/modules.rules';
import { useModuleName } from '#features/modules/module-names.tsx';
import styles from './module-choice.module.css';

interface ModuleChoiceProps {
  types: ModuleType[];
  value: ModuleType;
  onChange: (type: ModuleType) => void;
}

/** In which module a store is to stand, each in its own colour. */
export function ModuleChoice({ types, value, onChange }: ModuleChoiceProps) {
  const { t } = useLingui();
  const nameOf = useModuleName();
  return (
    <fieldset aria-label={t`Module`} className={styles.choice}>
      {types.map((type) => (
        <label key={type} data-module={type} className={styles.module}>
          <input
            type="radio"
            name="module"
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
            className={styles.input}
          />
          {nameOf({ type, name: traitsOf(type).name })}
        </label>
      ))}
    </fieldset>
  );
}
