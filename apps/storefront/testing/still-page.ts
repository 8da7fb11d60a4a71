import { beforeEach } from 'vitest';
import { forgetSession } from '#browser/session-mark.ts';

/**
 * Nothing fades or slides in while components are tested, which would take half of the time; what moves by itself, such
 * as a slider, still does.
 */
const still = document.createElement('style');
still.textContent =
  ':root { --t-1: 1ms !important; --t-2: 1ms !important; --t-3: 1ms !important; --t-4: 1ms !important; }';
document.head.append(still);

// A test that shows a customer leaves their mark in the storage, which all tests share.
beforeEach(forgetSession);
