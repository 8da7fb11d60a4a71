import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { IconLink } from 'ui/buttons/icon-button.tsx';
import styles from './app-shell.module.css';

/** Goes back; a visitor from outside goes home. */
export function BackLink({ home }: { home: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <IconLink
      to={home}
      icon="arrow-left"
      label={t`Back`}
      className={styles.back}
      onClick={(event) => {
        if (!cameFromHere()) return;
        event.preventDefault();
        void navigate(-1);
      }}
    />
  );
}

/** Also when the page before was left by a link that was pressed before its scripts listened. */
function cameFromHere(): boolean {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return idx > 0 || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`));
}
