import { describe, expect, it } from 'vitest';
import { textToneOn } from './text-tone-on.ts';

describe('the ink on a background', () => {
  it('is the one that is read better', () => {
    expect(['#a83a08', '#0a5c66', '#26358f', '#330613'].map(textToneOn)).toEqual(['light', 'light', 'light', 'light']);
    expect(['#ffb51f', '#cdecd2', '#ffffff'].map(textToneOn)).toEqual(['dark', 'dark', 'dark']);
  });

  it('is dark for an invalid colour', () => {
    expect([undefined, '', 'red', '#12345'].map(textToneOn)).toEqual(['dark', 'dark', 'dark', 'dark']);
  });
});
