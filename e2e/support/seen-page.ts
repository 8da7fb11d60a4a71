import type { Page } from '@playwright/test';

interface ShownLine {
  text: string;
  element: Element;
  box: DOMRect;
}

type Loss = 'unseen' | 'cut' | 'beyond the edge' | 'reachable';

/**
 * Returns the texts of a page that its reader loses: they lie beyond its edge, another part cuts them off, or they lie on
 * one another. What a scroller or a link leads to is not lost.
 */
export function lostTexts(page: Page): Promise<string[]> {
  return inPage(page, findLostTexts, [
    visibleTexts,
    linesOfText,
    lossOf,
    lossWithin,
    isOfLink,
    linesOnLines,
    isOver,
    layerOf,
  ]);
}

/** Returns the controls whose focus or state nothing shows. For a page in forced colours. */
export function unseenStates(page: Page): Promise<string[]> {
  return inPage(page, findUnseenStates, [unseenFocus, unseenState, isShown, outlinesAround, hasLine]);
}

/** Runs a function in the page, with those that it calls. */
function inPage(page: Page, run: () => string[], parts: readonly unknown[]): Promise<string[]> {
  return page.evaluate(`(() => { ${[run, ...parts].join('\n')}; return ${run.name}(); })()`);
}

function findLostTexts(): string[] {
  const shown: ShownLine[] = [];
  const lost: string[] = [];
  for (const line of visibleTexts().flatMap(linesOfText)) {
    const loss = lossOf(line);
    if (loss === undefined) shown.push(line);
    if (loss === 'cut' || loss === 'beyond the edge')
      lost.push(`${loss}: ${line.text.slice(0, 60)} in ${line.element.parentElement?.className}`);
  }
  return [...new Set([...lost, ...linesOnLines(shown)])];
}

function visibleTexts(): Text[] {
  const found: Text[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const isSeen = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isRead = !element?.closest('[aria-hidden="true"], [inert], script, style, noscript, option, svg');
    if (isSeen && isRead && node.textContent?.trim()) found.push(node as Text);
  }
  return found;
}

function linesOfText(node: Text): ShownLine[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const element = node.parentElement as Element;
  return [...range.getClientRects()].map((box) => ({ text: node.data.trim(), element, box }));
}

function lossOf({ element, box }: ShownLine): Loss | undefined {
  if (box.width < 2) return 'unseen';
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
    const loss = lossWithin(part, box);
    if (loss) return loss;
    if (getComputedStyle(part).position === 'fixed') break;
  }
  return box.left < -3 || box.right > document.documentElement.clientWidth + 3 ? 'beyond the edge' : undefined;
}

/** What a part of the page does to a line that reaches over its edge. */
function lossWithin(part: Element, box: DOMRect): Loss | undefined {
  const { overflowX, overflowY } = getComputedStyle(part);
  const area = part.getBoundingClientRect();
  // Marks above and below letters may reach over the edge of a line.
  const isCutAcross = box.left < area.left - 3 || box.right > area.right + 3;
  const isCutDown = box.top < area.top - box.height / 2 || box.bottom > area.bottom + box.height / 3;
  const ways = [isCutAcross ? overflowX : 'visible', isCutDown ? overflowY : 'visible'];
  if (ways.every((way) => way === 'visible')) return undefined;
  if (area.width < 3) return 'unseen';
  return ways.some((way) => way === 'auto' || way === 'scroll') || isOfLink(part) ? 'reachable' : 'cut';
}

/** A name that ends in an ellipsis is whole on the page of its card, or in the dialog of its button. */
function isOfLink(part: Element): boolean {
  return Boolean(part.closest('a, button, label') ?? part.closest('article, li')?.querySelector('a, button'));
}

function linesOnLines(lines: readonly ShownLine[]): string[] {
  const found: string[] = [];
  for (const [place, one] of lines.entries()) {
    for (const other of lines.slice(place + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (!isOver(one.box, other.box) || layerOf(one.element) !== layerOf(other.element)) continue;
      found.push(`on one another: ${one.text.slice(0, 40)}, ${other.text.slice(0, 40)}`);
    }
  }
  return found;
}

function isOver(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  // The boxes of lines are higher than their letters.
  return across > 3 && down > Math.min(one.height, other.height) * 0.4;
}

/** What lies over the page, such as a bar that stays while it scrolls. */
function layerOf(element: Element): Element | undefined {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(part).position)) return part;
  }
  return undefined;
}

function findUnseenStates(): string[] {
  (document.activeElement as HTMLElement | null)?.blur();
  return [...unseenFocus(), ...unseenState()].map((fault) => fault.slice(0, 160));
}

function unseenFocus(): string[] {
  const unseen: string[] = [];
  // The thumb of a range has a ring of its own, which scripts cannot read.
  const focusable =
    'a[href], button, input:not([type="hidden"], [type="range"]), select, textarea, summary, [tabindex="0"]';
  for (const control of [...document.querySelectorAll<HTMLElement>(focusable)].filter(isShown)) {
    // A dialog does not let go of the focus.
    const isFirst = document.activeElement === control && hasLine(control);
    const before = outlinesAround(control);
    control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    const isFocused = document.activeElement === control;
    if (isFocused && !isFirst && outlinesAround(control) === before) unseen.push(`focus: ${control.outerHTML}`);
    control.blur();
  }
  return unseen;
}

function unseenState(): string[] {
  const states = ':checked, [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current]';
  return [...document.querySelectorAll<HTMLElement>(states)]
    .filter((control) => !control.matches('option, [aria-current="false"]') && isShown(control))
    .filter((control) => !control.matches('input') || getComputedStyle(control).appearance === 'none')
    .filter((control) => {
      const parts = [control, control.closest('label'), control.nextElementSibling, control.parentElement];
      return !parts.some((part) => part && hasLine(part));
    })
    .map((control) => `state: ${control.outerHTML}`);
}

function isShown(control: Element): boolean {
  const isSeen = control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().width > 2;
  return isSeen && !control.matches(':disabled, [inert] *');
}

/** The outlines of the control, of what lies on it, of its neighbour and of what is around it. */
function outlinesAround(control: Element): string {
  const parts: Element[] = control.nextElementSibling ? [control.nextElementSibling] : [];
  for (let part: Element | null = control; part && parts.length < 6; part = part.parentElement) parts.push(part);
  return parts
    .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
    .map(({ outlineStyle, outlineWidth }) => (outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth}`))
    .join();
}

function hasLine(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
}
