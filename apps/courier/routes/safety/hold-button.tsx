import { Trans } from '@lingui/react/macro';
import { holdMilliseconds } from 'market/access/access-alarms.rules';
import { useEffect, useRef, useState } from 'react';
import { Icon } from 'ui/media/icon.tsx';
import styles from './safety.module.css';

/** A button that acts once it was held for two seconds; letting go earlier does nothing [DEL-65]. */
export function HoldButton({ isBusy, onHeld }: { isBusy: boolean; onHeld: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => {
    clearTimeout(timer.current);
    setIsHeld(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = () => {
    if (isHeld || isBusy) return;
    setIsHeld(true);
    timer.current = setTimeout(() => {
      navigator.vibrate?.(300);
      setIsHeld(false);
      onHeld();
    }, holdMilliseconds);
  };
  return (
    <button
      type="button"
      className={styles.hold}
      data-held={isHeld || undefined}
      aria-disabled={isBusy}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onKeyDown={({ key, repeat }) => {
        if (!repeat && (key === 'Enter' || key === ' ')) hold();
      }}
      onKeyUp={release}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon name="siren" size={28} />
      <span aria-live="polite">
        {isBusy && <Trans>Sending the alarm…</Trans>}
        {!isBusy && (isHeld ? <Trans>Keep holding</Trans> : <Trans>Hold 2 seconds for the alarm</Trans>)}
      </span>
    </button>
  );
}
