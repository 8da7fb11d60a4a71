import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import styles from './courier-broadcasts.module.css';

export interface SeenNoteProps {
  tone: 'info' | 'bad';
  icon?: 'message-circle';
  title: ReactNode;
  isSaving: boolean;
  onSeen: () => void;
  children: ReactNode;
}

/** A note above the work, until the rider says that they have seen it. */
export function SeenNote({ tone, icon, title, isSaving, onSeen, children }: SeenNoteProps) {
  return (
    <BannerNote
      tone={tone}
      {...(icon && { icon })}
      isAlert
      action={
        <Button kind="outline" className={styles.button} isLoading={isSaving} onClick={onSeen}>
          <Trans>Seen</Trans>
        </Button>
      }
    >
      <b>{title}</b>
      {children}
    </BannerNote>
  );
}
