import { type ReactNode, useId } from 'react';
import { FileInput } from 'ui/forms/file-input.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './files.module.css';

export interface FileChoiceProps {
  kinds: readonly string[];
  isMultiple?: boolean;
  icon: 'file-text' | 'camera';
  onChoose: (files: File[]) => void;
  children: ReactNode;
}

/** A button that opens the files of the device. */
export function FileChoice({ kinds, isMultiple = false, icon, onChoose, children }: FileChoiceProps) {
  const id = useId();
  return (
    <div>
      <FileInput id={id} kinds={kinds} multiple={isMultiple} onChoose={onChoose} />
      <label htmlFor={id} className={styles.choose}>
        <Icon name={icon} />
        {children}
      </label>
    </div>
  );
}
