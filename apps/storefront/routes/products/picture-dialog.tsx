import { Picture } from 'ui/media/picture.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import styles from './gallery.module.css';

export interface PictureDialogProps {
  src: string;
  name: string;
  onClose: () => void;
}

/** One picture as large as the window allows [ITEM-02]. */
export function PictureDialog({ src, name, onClose }: PictureDialogProps) {
  return (
    <Dialog title={name} isTitleHidden isBare width={820} onClose={onClose}>
      <div className={styles.enlarged}>
        <Picture src={src} alt={name} sizes="(min-width: 1180px) 720px, 100vw" className={styles.large} />
      </div>
    </Dialog>
  );
}
