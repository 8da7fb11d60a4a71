import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { usePageScroller } from 'app-kit/frame/use-page-scroller.ts';
import type { MenuRow } from 'market/items/items.vendor.contract';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classNames } from 'ui/layout/class-names.ts';
import type { ChosenItems } from '../use-chosen-items.ts';
import styles from './item-lines.module.css';
import { MenuItemRow, type MenuItemRowProps } from './menu-item-row.tsx';

export interface MenuSection {
  id: number;
  name: string;
  rows: readonly MenuRow[];
}

export interface ItemLinesProps extends Omit<MenuItemRowProps, 'row' | 'isChosen' | 'onChoose'> {
  sections: readonly MenuSection[];
  chosen: ChosenItems;
}

/** The items by category. Only rows in or near the view are in the document: a menu has thousands [STO-047]. */
export function ItemLines({ sections, ...menu }: ItemLinesProps) {
  const list = useRef<HTMLDivElement>(null);
  const scroller = usePageScroller(list);
  const lines = useMemo(() => linesOf(sections), [sections]);
  const [margin, setMargin] = useState(0);
  // What stands above the list comes and goes with what the page shows.
  useLayoutEffect(() => {
    if (scroller && list.current) setMargin(offsetIn(scroller, list.current));
  });
  return (
    <div ref={list}>
      {scroller instanceof Window && <LinesInWindow {...menu} lines={lines} margin={margin} />}
      {scroller instanceof HTMLElement && <LinesInBox {...menu} lines={lines} margin={margin} box={scroller} />}
    </div>
  );
}

function offsetIn(scroller: HTMLElement | Window, list: HTMLElement): number {
  const { top } = list.getBoundingClientRect();
  if (scroller instanceof Window) return top + scroller.scrollY;
  return top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}

interface LinesProps extends Omit<ItemLinesProps, 'sections'> {
  lines: readonly Line[];
  /** Pixels from the start of what is scrolled to the list. */
  margin: number;
}

function LinesInWindow({ margin, ...lines }: LinesProps) {
  const virtualizer = useWindowVirtualizer<HTMLElement>(useListOptions(lines.lines, margin));
  return <Lines {...lines} virtualizer={virtualizer} />;
}

function LinesInBox({ margin, box, ...lines }: LinesProps & { box: HTMLElement }) {
  const options = useListOptions(lines.lines, margin);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({ ...options, getScrollElement: () => box });
  return <Lines {...lines} virtualizer={virtualizer} />;
}

function useListOptions(lines: readonly Line[], scrollMargin: number) {
  const [height] = useState(rowHeight);
  // Another function of keys would place all lines again.
  const getItemKey = useCallback((index: number) => lines[index]?.key ?? index, [lines]);
  return {
    count: lines.length,
    estimateSize: (index: number) => (lines[index]?.row ? height : headingHeight),
    getItemKey,
    rangeExtractor: withFocused,
    scrollMargin,
    overscan: 6,
    useFlushSync: false,
  };
}

interface ShownLinesProps extends Omit<LinesProps, 'margin'> {
  virtualizer: Virtualizer<Window, HTMLElement> | Virtualizer<HTMLElement, HTMLElement>;
}

function Lines({ lines, virtualizer, chosen, ...row }: ShownLinesProps) {
  const { scrollMargin } = virtualizer.options;
  const shown = Map.groupBy(virtualizer.getVirtualItems(), ({ index }) => lines[index]?.section);
  const placeOf = ({ index, start }: VirtualItem) => ({
    ref: virtualizer.measureElement,
    'data-index': index,
    style: { transform: `translateY(${start - scrollMargin}px)` },
  });
  return (
    <div className={styles.menu} style={{ blockSize: virtualizer.getTotalSize() }}>
      {[...shown].map(([section, places]) => {
        if (!section) return null;
        const [heading] = places.filter(({ index }) => !lines[index]?.row);
        return (
          <section key={section.id} aria-label={section.name}>
            {heading && (
              <h2 {...placeOf(heading)} className={classNames(styles.category, heading.index > 0 && styles.later)}>
                {section.name} <span className={styles.count}>{section.rows.length}</span>
              </h2>
            )}
            <ul>
              {places.map((place) => {
                const line = lines[place.index];
                if (!line?.row) return null;
                return (
                  <li
                    key={line.key}
                    {...placeOf(place)}
                    aria-posinset={line.position}
                    aria-setsize={section.rows.length}
                    className={classNames(
                      styles.line,
                      line.position === 1 && styles.first,
                      line.position === section.rows.length && styles.last,
                    )}
                  >
                    <MenuItemRow
                      row={line.row}
                      isChosen={chosen.isOn ? chosen.ids.has(line.row.id) : undefined}
                      onChoose={chosen.toggle}
                      {...row}
                    />
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** A heading, or an item with its place in its category, from 1. */
interface Line {
  key: string;
  section: MenuSection;
  row?: MenuRow;
  position?: number;
}

function linesOf(sections: readonly MenuSection[]): Line[] {
  return sections.flatMap((section) => [
    { key: `category-${section.id}`, section },
    ...section.rows.map((row, index): Line => ({ key: `item-${row.id}`, section, row, position: index + 1 })),
  ]);
}

/** Pixels, until a line is measured. */
const headingHeight = 40;

function rowHeight(): number {
  return matchMedia('(max-width: 699px)').matches ? 125 : 73;
}

/** Lines in view and the one that has the focus, which stays in the document however far it is scrolled away. */
function withFocused(range: Range): number[] {
  const indexes = defaultRangeExtractor(range);
  const focused = document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index;
  const index = Number(focused);
  if (focused === undefined || index >= range.count || indexes.includes(index)) return indexes;
  return [...indexes, index].toSorted((a, b) => a - b);
}
