import type { Asking, HomeSection } from './home-section.ts';

/** What the sections of a home have answered, by their names; null for those that show nothing. */
export type Answers = Record<string, unknown>;

/**
 * Asks for all sections at once and waits for the first ones. What else has answered by then comes with them, the rest
 * follows. A section that fails is left out and logged [HOME-11].
 */
export async function askSections(sections: readonly HomeSection[], asking: Asking): Promise<Answers> {
  const answers: Answers = {};
  const asked = sections.map(({ name, when, ask }) => {
    const answer = ask(asking)
      .catch((error: unknown) => {
        console.error(`Section ${name} of the home is left out:`, error);
        return null;
      })
      .then((found) => {
        answers[name] = found;
        return found;
      });
    answers[name] = answer;
    return { when, answer };
  });
  await Promise.all(asked.filter(({ when }) => when === 'first').map(({ answer }) => answer));
  return { ...answers };
}
