import type { BrowserContext, Locator, Page } from '@playwright/test';
import { waitForHydration } from './wait-for-hydration.ts';

/** The Pick Location dialog, as a person uses it. */
export class LocationPicker {
  readonly #page: Page;
  readonly dialog: Locator;
  readonly search: Locator;
  readonly map: Locator;
  readonly confirm: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Pick Location' });
    this.search = this.dialog.getByRole('combobox');
    this.map = this.dialog.getByRole('application', { name: 'Map' });
    this.confirm = this.dialog.getByRole('button', { name: 'Pick Locations' });
  }

  async open(): Promise<void> {
    await waitForHydration(this.#page);
    await this.#page.getByRole('button', { name: 'Find stores' }).click();
    await this.map.waitFor();
  }

  /** Types and takes the first suggestion, by keyboard alone. */
  async choose(text: string): Promise<void> {
    await this.search.fill(text);
    await this.search.press('Enter');
  }

  /** Drags the map by that many pixels. */
  async drag(x: number, y: number): Promise<void> {
    const box = await this.map.boundingBox();
    if (!box) throw new Error('The map is not on the screen');
    const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2 + 60];
    const { mouse } = this.#page;
    await mouse.move(fromX, fromY);
    await mouse.down();
    await mouse.move(fromX + x / 2, fromY + y / 2, { steps: 8 });
    await mouse.move(fromX + x, fromY + y, { steps: 8 });
    await mouse.up();
  }
}

/** Returns the values of the documented keys in the browser. */
export async function storedIn(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

/** The paths of the calls that the page makes from now on, without the address before them. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = request.url().split('/api/v1/');
    if (call) calls.push(call);
  });
  return calls;
}
