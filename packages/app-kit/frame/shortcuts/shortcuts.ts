/** Whether keys without Ctrl work here; those who dictate or type by switches turn them off [SEAT-34]. */
const savedName = 'single-keys';

export function areKeysOn(): boolean {
  return localStorage.getItem(savedName) !== 'off';
}

export function switchKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(savedName);
  else localStorage.setItem(savedName, 'off');
}

/** Where keys act: the open dialog, or else the whole page. */
export function scopeOfKeys(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  return dialogs[dialogs.length - 1] ?? document.body;
}

/** Returns whether what is typed belongs to this element. */
export function takesText(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element instanceof HTMLInputElement) return !['button', 'checkbox', 'file', 'submit'].includes(element.type);
  return element.isContentEditable || ['TEXTAREA', 'SELECT'].includes(element.tagName);
}

/** Returns the row of a list or of a table, or the card, in which an element is. */
function rowOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('li, tr, article');
}

/**
 * Returns the element that a key belongs to, by `aria-keyshortcuts`: that of the row which has the focus, or else the first
 * one on the page that belongs to no row. `/` leads to the search field.
 */
export function elementForKey(key: string, scope: HTMLElement): HTMLElement | undefined {
  if (key === '/') return visible(scope.querySelectorAll<HTMLElement>('input[type="search"]'))[0];
  const own = visible(scope.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`));
  const row = document.activeElement && rowOf(document.activeElement);
  return own.find((element) => row?.contains(element)) ?? own.find((element) => !isOfRow(element));
}

/** The entries of the rail are a list too, each with a key of its own. */
function isOfRow(element: HTMLElement): boolean {
  return rowOf(element) !== null && element.closest('nav') === null;
}

/** A shortcut as the help shows it. */
export interface ListedShortcut {
  key: string;
  name: string;
  /** Acts on the row that has the focus. */
  isOfRow: boolean;
}

/** Returns the shortcuts of the page, each once. */
export function listedShortcuts(scope: HTMLElement): ListedShortcut[] {
  const found = new Map<string, ListedShortcut>();
  for (const element of visible(scope.querySelectorAll<HTMLElement>('[aria-keyshortcuts]'))) {
    const key = element.getAttribute('aria-keyshortcuts') ?? '';
    const name = (element.getAttribute('aria-label') || element.title || element.textContent || '').trim();
    if (key && name && !found.has(key)) found.set(key, { key, name, isOfRow: isOfRow(element) });
  }
  return [...found.values()];
}

function visible(elements: Iterable<HTMLElement>): HTMLElement[] {
  return [...elements].filter((element) => element.checkVisibility());
}

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

/**
 * Moves the focus to the next row of the list in which it is, or to the first row of the page. Returns whether there is
 * one.
 */
export function moveInList(step: 1 | -1, scope: HTMLElement): boolean {
  const active = document.activeElement;
  const row = active && scope.contains(active) ? rowOf(active) : null;
  const target = row ? neighbourOf(row, step) : firstRow(scope);
  if (!target) return false;
  target.querySelector<HTMLElement>(focusable)?.focus();
  target.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Cards of a board stand in lists, one element each. */
function neighbourOf(row: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const item = row.closest<HTMLElement>('li, tr') ?? row;
  const rows = rowsOf(item.parentElement);
  return rows[rows.indexOf(item) + step];
}

function rowsOf(list: Element | null): HTMLElement[] {
  const items = [...(list?.children ?? [])].filter((child) => child instanceof HTMLElement);
  return visible(items).filter((item) => item.querySelector(focusable));
}

function firstRow(scope: HTMLElement): HTMLElement | undefined {
  const main = scope.querySelector('main') ?? scope;
  return rowsOf(main.querySelector('ul:has(a[href]), ol:has(a[href]), tbody:has(a[href])'))[0];
}
