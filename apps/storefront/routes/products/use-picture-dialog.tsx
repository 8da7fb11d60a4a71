import { type ComponentType, type ReactNode, useState } from 'react';
import { pageContext } from '#features/config/page-context.ts';
import type { PictureDialogProps } from './picture-dialog.tsx';

/** The enlarged picture, whose code comes when it is asked for. */
export function usePictureDialog(): { open: (src: string) => Promise<void>; dialogFor: (name: string) => ReactNode } {
  const [dialog, setDialog] = useState<{ Part: ComponentType<PictureDialogProps>; src: string }>();
  const open = async (src: string) => {
    const part = await import('./picture-dialog.tsx').catch(() => undefined);
    if (part) setDialog({ Part: part.PictureDialog, src });
    else pageContext().notifyOffline();
  };
  const dialogFor = (name: string) =>
    dialog && <dialog.Part src={dialog.src} name={name} onClose={() => setDialog(undefined)} />;
  return { open, dialogFor };
}
