import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { IconLink } from '#ui/icon-button.tsx';
import styles from './frame.module.css';

/** Back to where one came from; who came by a link from outside goes home. */
export function FrameBack({ home }: { home: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <IconLink
      to={home}
      icon="arrow-left"
      label={t`Back`}
      className={styles.back}
      onClick={(event) => {
        const { idx = 0 } = (history.state ?? {}) as { idx?: number };
        if (idx === 0) return;
        event.preventDefault();
        void navigate(-1);
      }}
    />
  );
}
