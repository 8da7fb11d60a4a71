import type { ComponentPropsWithRef } from 'react';
import styles from './file-input.module.css';

export interface FileInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'accept' | 'className' | 'onChange'> {
  /** Types of the files that the device offers, such as `image/png`. */
  kinds: readonly string[];
  onChoose: (files: File[]) => void;
}

/** Asks the device for files. Only its label, which follows it, is visible. */
export function FileInput({ kinds, onChoose, ...input }: FileInputProps) {
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
