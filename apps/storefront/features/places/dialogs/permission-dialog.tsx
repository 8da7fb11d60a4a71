import { Trans } from '@lingui/react/macro';
import { Icon } from 'ui/media/icon.tsx';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import styles from './permission-dialog.module.css';

export interface PermissionDialogProps {
  onClose: () => void;
  /** The other way to the same place. */
  onSearch: () => void;
}

/** The browser may not say where it is [LOC-32] [LOC-33]. */
export function PermissionDialog({ onClose, onSearch }: PermissionDialogProps) {
  return (
    <ConfirmDialog
      mark={
        <span className={styles.mark}>
          <Icon name="locate-off" size={28} />
        </span>
      }
      question={<Trans>Please allow browser location permission</Trans>}
      cancelLabel={<Trans>Close</Trans>}
      confirmLabel={<Trans>Search instead</Trans>}
      onCancel={onClose}
      onConfirm={onSearch}
    >
      <Trans>
        Your browser location track permission is off. Please turn on the location permission to detect current
        location.
      </Trans>
    </ConfirmDialog>
  );
}
