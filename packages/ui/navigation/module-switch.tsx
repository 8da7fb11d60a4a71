import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Icon } from '../media/icon.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './module-switch.module.css';

export interface ModuleSwitchProps extends Omit<ComponentProps<'button'>, 'children'> {
  image: string;
}

/** The compact bar's button that opens the choice of modules. */
export function ModuleSwitch({ image, ...rest }: ModuleSwitchProps) {
  const { t } = useLingui();
  return (
    <button type="button" {...rest} aria-label={t`Switch module`} className={styles.switch}>
      <Picture src={image} alt="" sizes="30px" isPriority className={styles.image} />
      <Icon name="chevrons-up-down" size={16} />
    </button>
  );
}
