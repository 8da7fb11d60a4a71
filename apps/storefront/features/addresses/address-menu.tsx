import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './address-menu.module.css';

export interface AddressMenuProps {
  /** Of the address. */
  label: string;
  onEdit: () => void;
  onRemove: () => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** What can be done to an address, at the end of its row. */
export function AddressMenu({ label, onEdit, onRemove }: AddressMenuProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    frame.current?.querySelector('button')?.focus();
  };
  useDismissal(isOpen, frame, close, () => setIsOpen(false));
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const index = entries.indexOf(document.activeElement as HTMLElement) + step;
    entries.at(index % entries.length)?.focus();
  };
  const choose = (callback: () => void) => () => {
    close();
    callback();
  };
  return (
    <div ref={frame} className={styles.frame}>
      <IconButton
        icon="ellipsis-vertical"
        iconSize={20}
        label={t`More for ${label}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div ref={focusFirst} role="menu" tabIndex={-1} className={styles.menu} onKeyDown={walk}>
          <button type="button" role="menuitem" className={styles.entry} onClick={choose(onEdit)}>
            <Icon name="pencil" size={18} />
            <Trans>Edit</Trans>
          </button>
          <button type="button" role="menuitem" className={styles.entry} onClick={choose(onRemove)}>
            <Icon name="trash" size={18} />
            <Trans>Delete</Trans>
          </button>
        </div>
      )}
    </div>
  );
}

function focusFirst(menu: HTMLDivElement | null): void {
  menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
}

/** Handles Escape before the dialog around the row, which would close as well. */
function useDismissal(
  isOpen: boolean,
  frame: RefObject<HTMLElement | null>,
  close: () => void,
  shut: () => void,
): void {
  const ways = useRef({ close, shut });
  ways.current = { close, shut };
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      ways.current.close();
    };
    const onPressElsewhere = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) ways.current.shut();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('pointerdown', onPressElsewhere);
    window.addEventListener('focusin', onPressElsewhere);
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('pointerdown', onPressElsewhere);
      window.removeEventListener('focusin', onPressElsewhere);
    };
  }, [isOpen, frame]);
}
