import { useEffect } from 'react';
import { Icon } from '../media/icon.tsx';
import { showCarriedToasts } from './carried-toasts.ts';
import { dismissToast, pauseToast, releaseToast, type ShownToast, useToast } from './toast.ts';
import styles from './toasts.module.css';

const marks = { ok: 'circle-check', warn: 'triangle-alert', bad: 'circle-alert' } as const;

/** A toast stays while the pointer or the focus is on it: the user reads, or is about to press. */
const holding = {
  onPointerEnter: pauseToast,
  onPointerLeave: releaseToast,
  onFocus: pauseToast,
  onBlur: releaseToast,
};

/**
 * The place where toasts appear; once per document. Both regions exist from the start, or nothing would be read, and
 * say that they are live, for open dialogs hide everything else from screen readers.
 */
export function Toasts() {
  const shown = useToast();
  const isAlert = shown?.tone === 'bad';
  useEffect(showCarriedToasts, []);
  // A pointer or a focus that held a toast leaves no more: without this it would stay, and all others would wait.
  useEffect(() => releaseToast, []);
  return (
    <div className={styles.place}>
      <div role="status" aria-live="polite" {...holding}>
        {shown && !isAlert && <Words key={shown.id} toast={shown} />}
      </div>
      <div role="alert" aria-live="assertive" {...holding}>
        {shown && isAlert && <Words key={shown.id} toast={shown} />}
      </div>
    </div>
  );
}

function Words({ toast: { text, tone = 'ok', action } }: { toast: ShownToast }) {
  return (
    <div data-toast className={styles.toast}>
      <Icon name={marks[tone]} className={styles[tone]} />
      <span className={styles.text}>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissToast();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
