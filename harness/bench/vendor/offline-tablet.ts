import { browserOptions } from '../../../tools/system-browser.ts';

/**
 * How a browser starts whose network is cut: with RenderDocument, Chromium 150 forgets with each new document that the
 * driver has cut it, and `navigator.onLine` is true.
 */
export function offlineLaunch(): { args: string[]; executablePath?: string } {
  const { args, ...ofSystem } = browserOptions();
  return { ...ofSystem, args: [...args, '--disable-features=RenderDocument'] };
}
