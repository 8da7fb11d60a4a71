import type { ReactNode } from 'react';
import type { IconName } from 'ui/media/icon-names.ts';

/** A part of an application, as its rail shows it. */
export interface Section {
  /** Below the path of the application. */
  to: string;
  icon: IconName;
  label: ReactNode;
  /** How much waits there. */
  count?: number;
}
