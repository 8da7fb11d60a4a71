import { test as base } from '@playwright/test';

/**
 * A journey after which every window is closed that it has opened beside its page. They would stay open until the worker
 * ends, and hold their event streams, of which a person may have six.
 */
export const test = base.extend<{ closedWindows: undefined }>({
  closedWindows: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
