import { afterEach, describe, expect, it, vi } from 'vitest';
import { askSections } from './ask-sections.ts';
import type { Asking, HomeSection } from './home-section.ts';

const nobody = {} as Asking;

function section(name: string, when: HomeSection['when'], ask: HomeSection['ask']): HomeSection {
  return { name, when, ask, show: () => null };
}

afterEach(() => vi.restoreAllMocks());

describe('the answers of the sections of a home', () => {
  it('[HOME-07] wait for what is needed first, and hand on what is still on its way', async () => {
    const never = new Promise<null>(() => undefined);
    const answers = await askSections(
      [section('offers', 'first', async () => ['jollof']), section('brands', 'after', () => never)],
      nobody,
    );
    expect(answers.offers).toEqual(['jollof']);
    expect(answers.brands).toBeInstanceOf(Promise);
  });

  it('[HOME-07] carry what was quick enough in the page itself', async () => {
    const answers = await askSections(
      [section('brands', 'after', async () => ['Soko']), section('offers', 'first', slowly)],
      nobody,
    );
    expect(answers).toEqual({ brands: ['Soko'], offers: ['jollof'] });
  });

  it('[HOME-11] do without a section that fails, and the failure is logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const answers = await askSections(
      [
        section('offers', 'first', () => Promise.reject(new Error('No answer'))),
        section('brands', 'first', async () => ['Soko']),
      ],
      nobody,
    );
    expect(answers).toEqual({ offers: null, brands: ['Soko'] });
    expect(log).toHaveBeenCalledOnce();
  });
});

/** After everything that answers at once. */
function slowly(): Promise<string[]> {
  return new Promise((resolve) => setImmediate(() => resolve(['jollof'])));
}
