import { CallRefused } from 'market/calls/client';
import type { ListedItem } from 'market/items/items.contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { itemWith } from '../../../testing/known-items.ts';
import { type HomeSection, homeSection, type SectionContext } from '../home-section.ts';
import { loadNamedSection, loadSectionData } from './load-section-data.ts';

const nobody = {} as SectionContext;

function section(name: string, when: HomeSection['when'], load: HomeSection['load']): HomeSection {
  return { name, when, load, show: () => null };
}

afterEach(() => vi.restoreAllMocks());

describe('the answers of the sections of a home', () => {
  it('[HOME-07] await what is needed first, and pass on what is still loading', async () => {
    const never = new Promise<null>(() => undefined);
    const answers = await loadSectionData(
      [section('offers', 'initial', async () => ['jollof']), section('brands', 'deferred', () => never)],
      nobody,
    );
    expect(answers.offers).toEqual(['jollof']);
    expect(answers.brands).toBeInstanceOf(Promise);
  });

  it('[HOME-07] carry what was quick enough in the page itself', async () => {
    const answers = await loadSectionData(
      [section('brands', 'deferred', async () => ['Soko']), section('offers', 'initial', slowly)],
      nobody,
    );
    expect(answers).toEqual({ brands: ['Soko'], offers: ['jollof'] });
  });

  it('[HOME-11] do without a section that fails, and the failure is logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const answers = await loadSectionData(
      [
        section('offers', 'initial', () => Promise.reject(new Error('No answer'))),
        section('brands', 'initial', async () => ['Soko']),
      ],
      nobody,
    );
    expect(answers).toEqual({ offers: null, brands: ['Soko'] });
    expect(log).toHaveBeenCalledOnce();
  });

  it('do without what a session that is over may not see, which is not a failure to log', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const over = new CallRefused(401, [{ code: 'token_expired', message: 'Your token has been expired' }]);
    const answers = await loadSectionData([section('visited', 'initial', () => Promise.reject(over))], nobody);
    expect(answers).toEqual({ visited: null });
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a section that is the same for everybody in a zone', () => {
  const asZone = {} as SectionContext;

  function counted(isOfZone: boolean) {
    const askers: SectionContext[] = [];
    const load = async (sectionContext: SectionContext) => askers.push(sectionContext);
    return { askers, section: { ...section('offers', 'initial', load), isOfZone } };
  }

  it('is loaded once for all who come within moments, without anything personal', async () => {
    const { askers, section } = counted(true);
    for (const key of ['lagos', 'lagos', 'nairobi'])
      await loadSectionData([section], { ...nobody, ofZone: { sectionContext: asZone, key } });
    expect(askers).toEqual([asZone, asZone]);
  });

  it('is requested again for what an address asks for', async () => {
    const { askers, section } = counted(true);
    await loadSectionData([section], nobody);
    await loadSectionData([section], nobody);
    expect(askers).toEqual([nobody, nobody]);
  });

  it('shares nothing with one that depends on who asks, and from where', async () => {
    const { askers, section } = counted(false);
    const ada = { ...nobody, ofZone: { sectionContext: asZone, key: 'lagos' } };
    await loadSectionData([section], ada);
    await loadSectionData([section], ada);
    expect(askers).toEqual([ada, ada]);
  });
});

describe('sections of items', () => {
  const itemsOf = (...names: string[]): ListedItem[] =>
    names.map((name, index) => ({ ...itemWith({}), name, store_id: index }));

  function rail(name: string, when: HomeSection['when'], ...names: string[]) {
    return homeSection({
      ...{ name, when, show: () => null },
      load: async () => itemsOf(...names),
      items: { of: (items) => items, withOnly: (_, items) => items, limit: 5 },
    });
  }

  const namesIn = (answer: unknown) => (answer as { name: string }[]).map(({ name }) => name).join(' ');

  it('show nothing that one above them shows, whichever answers first', async () => {
    const sections = [rail('popular', 'initial', ...'ABCDEFG'), rail('reviewed', 'initial', ...'AFGHIJK')];
    const answers = await loadSectionData(sections, nobody);
    expect(namesIn(answers.popular)).toBe('A B C D E');
    expect(namesIn(answers.reviewed)).toBe('F G H I J');
  });

  it('show nothing that the page showed before they came into view', async () => {
    const sections = [rail('popular', 'initial', 'A'), rail('reviewed', 'whenVisible', ...'ABCDEFG')];
    const answers = await loadNamedSection(sections, ['reviewed'], nobody, ['A', 'C']);
    expect(namesIn(answers.reviewed)).toBe('B D E F G');
  });
});

/** Resolves after everything that answers at once. */
function slowly(): Promise<string[]> {
  return new Promise((resolve) => setImmediate(() => resolve(['jollof'])));
}
