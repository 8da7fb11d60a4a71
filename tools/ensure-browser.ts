import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { headlessShellPath, systemBrowser } from './system-browser.ts';

/** Makes a browser available for tests of components and journeys, and prints its origin. */
export function ensureBrowser(): void {
  if (!existsSync(headlessShellPath) && isRoot() && existsSync('/usr/bin/apt-get')) install();
  const present = systemBrowser();
  if (present) {
    write(`The browser is that of the system, ${present}`);
    return;
  }
  write('Bringing the browser that Playwright keeps in the home folder of this user');
  // Only root may add the system libraries that the browser needs.
  run('playwright', ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']);
}

/** Chromium without a window: the same engine, and journeys took a third less time with it. */
function install(): void {
  write("Installing Debian's package chromium-headless-shell: `apt-get install chromium-headless-shell`");
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], environment);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], environment);
}

function run(program: string, args: string[], environment: Record<string, string> = {}): void {
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function write(what: string): void {
  console.log(`> ${what}`);
}
