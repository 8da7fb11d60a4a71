import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until scripts have taken the page over, or a part of it that they take later: before that a press does what a
 * page without scripts does.
 */
export async function live(page: Page, part: Locator = page.getByRole('main')): Promise<void> {
  // Asked for on nearly every page: the usual pauses, up to a second, would be most of a journey.
  await expect.poll(() => part.evaluate(isTaken), { intervals: [50], timeout: 15_000 }).toBe(true);
}

interface ReactContainer {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** React marks elements shortly before it listens to them. */
function isTaken(element: Element): boolean {
  const entries: [string, ReactContainer][] = Object.entries(element.ownerDocument);
  const [, container] = entries.find(([name]) => name.startsWith('__reactContainer')) ?? [];
  const isOwn = container?.stateNode.current.memoizedState.isDehydrated === false;
  return isOwn && Object.keys(element).some((key) => key.startsWith('__react'));
}
