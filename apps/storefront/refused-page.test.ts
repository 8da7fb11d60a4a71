import { CallRefused } from 'market/calls/client';
import { describe, expect, it } from 'vitest';
import { isRefused, statusOfPage } from './refused-page.ts';

const refused = (status: number) => new CallRefused(status, [{ code: 'guest_id_needed', message: 'Send a guest_id.' }]);
const route = (status: number) => ({ status, statusText: '', internal: false, data: null });

describe('an error of a page', () => {
  it.each([refused(401), refused(404), refused(429), refused(503), route(404), route(503)])(
    'that the visitor has brought about, or that passes, is not a fault: %j',
    (error) => expect(isRefused(error)).toBe(true),
  );

  it.each([refused(500), refused(502), route(500), new Error('Failed to draw'), new TypeError('not a function'), null])(
    'of the server itself is one: %j',
    (error) => expect(isRefused(error)).toBe(false),
  );

  it('has the status of the call that was refused', () => {
    expect(statusOfPage(500, { root: refused(401) })).toBe(401);
    expect(statusOfPage(500, { root: refused(503) })).toBe(503);
    expect(statusOfPage(500, { root: new Error('Failed to draw') })).toBe(500);
    expect(statusOfPage(500, null)).toBe(500);
    expect(statusOfPage(404, { root: refused(401) })).toBe(404);
  });
});
