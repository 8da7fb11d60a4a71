import { existsSync } from 'node:fs';

/** Where Debian's package of Chromium without a window lies. */
export const headlessShellPath = '/usr/bin/chromium-headless-shell';

const places = [
  headlessShellPath,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Returns the browser of the system; without one, Playwright uses its own. */
export function systemBrowser(): string | undefined {
  return places.find((path) => existsSync(path));
}

/** How journeys and component tests start a browser: also as root, also without a screen. */
export function browserOptions(): { args: string[]; executablePath?: string } {
  const executablePath = systemBrowser();
  return { args: ['--no-sandbox', '--disable-gpu'], ...(executablePath && { executablePath }) };
}
