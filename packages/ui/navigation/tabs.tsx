import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Chip } from '../buttons/chip.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './tabs.module.css';

export interface TabsProps<Value extends string> {
  /** What the tabs are of, for screen readers. */
  label: string;
  value: Value;
  tabs: { value: Value; label: ReactNode; count?: number }[];
  onChange: (value: Value) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
  className?: string;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Two or three views of one thing in one place; the arrow keys walk from tab to tab. */
export function Tabs<Value extends string>({ label, value, tabs, onChange, children, className }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const along = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
    const index = (tabs.findIndex((tab) => tab.value === value) + along + tabs.length) % tabs.length;
    const next = tabs[index];
    if (next) onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isChosen}
              aria-controls={`${id}-panel`}
              tabIndex={isChosen ? 0 : -1}
              className={classNames(styles.tab, isChosen && styles.chosen)}
              onClick={() => onChange(tab.value)}
              onKeyDown={walk}
            >
              {tab.label}
              {tab.count !== undefined && <Chip tone={isChosen ? 'brand' : 'plain'}>{tab.count}</Chip>}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
