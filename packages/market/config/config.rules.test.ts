import { describe, expect, it } from 'vitest';
import { pageNamed } from './config.rules.ts';

describe('the page that an address names', () => {
  it('[FOOT-14] is the one of its path, also where only its data is asked for', () => {
    expect(pageNamed('/refund-policy')).toBe('refund-policy');
    expect(pageNamed('/refund-policy.data')).toBe('refund-policy');
    expect(pageNamed('/refund-policy-of-others')).toBeUndefined();
    expect(pageNamed('/')).toBeUndefined();
  });
});
