import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { systemBrowser } from './system-browser.ts';

/** Sees to a browser for components and journeys, and says where it comes from. */
export function bringBrowser(): void {
  const present = systemBrowser();
  if (present) {
    say(`The browser is that of the system, ${present}`);
    return;
  }
  if (isRoot() && existsSync('/usr/bin/apt-get') && installed()) return;
  say('Bringing the browser that Playwright keeps in the home folder of this user');
  // Only root may add the system libraries that the browser needs.
  run('playwright', ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']);
}

function installed(): boolean {
  say("Installing Debian's package chromium: `apt-get install chromium`");
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], environment);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], environment);
}

function run(program: string, args: string[], environment: Record<string, string> = {}): boolean {
  return spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function say(what: string): void {
  console.log(`> ${what}`);
}
