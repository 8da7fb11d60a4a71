import { clearSessionMark } from 'app-kit/session/session-mark.ts';
import { beforeEach } from 'vitest';

/**
 * Disables transitions in tests of components, which would take half of the time; automatic motion, such as that of a
 * slider, still runs.
 */
const still = document.createElement('style');
still.textContent =
  ':root { --t-1: 1ms !important; --t-2: 1ms !important; --t-3: 1ms !important; --t-4: 1ms !important; }';
document.head.append(still);

// A test that shows a customer leaves their mark in the storage, which all tests share.
beforeEach(clearSessionMark);
