import { type ConsoleMessage, expect } from '@playwright/test';
import { test as base } from './closed-windows.ts';

/** A page that fails its journey on any error in the console; a broken security policy reports itself there. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on(
      'console',
      (message) => isComplaint(message) && complaints.push(`${message.text()} ${message.location().url}`),
    );
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** The browser logs every refused call and broken connection; the page handles those itself. */
function isComplaint(message: ConsoleMessage): boolean {
  const isCall = message.location().url.includes('/api/v1/') && message.text().startsWith('Failed to load resource');
  return message.type() === 'error' && !isCall;
}

export { expect };
