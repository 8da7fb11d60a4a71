import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-dialog';
import type { CSSProperties, FormEvent, ReactNode } from 'react';
import { ignorePressOnToast } from '../feedback/press-on-toast.ts';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import styles from './dialog.module.css';
import { useDragToClose } from './use-drag-to-close.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface DialogProps {
  title: ReactNode;
  /** Only screen readers announce the title, because the content shows it in its own way. */
  isTitleHidden?: boolean;
  /** Small, below the title. */
  description?: ReactNode;
  /** Without it the dialog can be closed only by completing it: no close button, no Escape. */
  onClose?: () => void;
  /** `modal` is centred, and a bottom sheet on compact; `drawer` is at the end edge. */
  kind?: 'modal' | 'drawer';
  /** On desktop, in pixels. */
  width?: number;
  /** Above the content, edge to edge: an awning, a stage. */
  head?: ReactNode;
  /** Stays in view at the lower edge: the total and the one button. */
  footer?: ReactNode;
  /** The content extends to the edges. */
  isBare?: boolean;
  children?: ReactNode;
}

/** Always open: to close it, stop rendering it. Import it lazily, because it brings its own library. */
export function Dialog({ kind = 'modal', width, onClose, ...parts }: DialogProps) {
  const drag = useDragToClose(() => onClose?.());
  const returnFocus = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          ref={drag.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={onClose ? undefined : focusDialog}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={ignorePressOnToast}
          onSubmit={keepWithin}
          data-kind={kind}
          className={classNames(styles.dialog, styles[kind])}
          style={width === undefined ? undefined : ({ '--dialog-width': `${width}px` } as CSSProperties)}
        >
          {kind === 'modal' && onClose && <div className={styles.grab} {...drag.handle} />}
          <Parts isClosable={onClose !== undefined} {...parts} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Without a close button the first in reach is the whole of what scrolls, whose outline would look like a fault. */
function focusDialog(opening: Event): void {
  opening.preventDefault();
  (opening.currentTarget as HTMLElement).focus();
}

/** Keeps events of a form in the dialog from the form that opened it, to which React would bubble them. */
function keepWithin(event: FormEvent): void {
  event.stopPropagation();
}

type PartsProps = Omit<DialogProps, 'onClose' | 'kind' | 'width'> & { isClosable: boolean };

function Parts({ isClosable, title, isTitleHidden, description, head, footer, isBare, children }: PartsProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={classNames(styles.head, isTitleHidden && styles.hidden)}>
        <div className={styles.words}>
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description && <p className={styles.description}>{description}</p>}
        </div>
      </div>
      {isClosable && (
        <Radix.Close aria-label={t`Close`} className={classNames(styles.close, isTitleHidden && styles.floating)}>
          <Icon name="x" size={22} />
        </Radix.Close>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys */}
      <div tabIndex={0} className={classNames(styles.scroller, isTitleHidden && styles.whole)}>
        {head}
        <div className={classNames(styles.content, isBare && styles.bare)}>{children}</div>
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
}
