import type { ComponentPropsWithRef } from 'react';
import styles from './picture-input.module.css';

export interface PictureInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'accept' | 'className' | 'onChange'> {
  /** Types of the files that the device offers. */
  kinds: readonly string[];
  onChoose: (files: File[]) => void;
}

/** Asks the device for pictures. Only its label, which follows it, is visible. */
export function PictureInput({ kinds, onChoose, ...input }: PictureInputProps) {
  return (
    <input
      {...input}
      type="file"
      accept={kinds.join()}
      className={styles.input}
      onChange={({ currentTarget }) => {
        onChoose([...(currentTarget.files ?? [])]);
        // The same file may be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}
