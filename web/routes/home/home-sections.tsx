import type { ModuleType } from 'market/modules/modules.rules';
import { Fragment, Suspense } from 'react';
import { Await } from 'react-router';
import { type HomeScope, keyOfScope } from './ask-near.ts';
import type { Answers } from './ask-sections.ts';
import type { HomeSection } from './home-section.ts';
import { NearSection } from './near-section.tsx';

export interface HomeSectionsProps {
  sections: readonly HomeSection[];
  answers: Answers;
  module: ModuleType;
  /** Of whom and where the home is: what was asked for once holds only there. */
  scope: HomeScope;
}

/** The sections of a home in their order, each as soon as its answer is there. */
export function HomeSections({ sections, answers, module, scope }: HomeSectionsProps) {
  return sections.map((section) => {
    const answer = answers[section.name];
    if (section.when === 'near' && answer === undefined)
      return (
        <NearSection key={`${section.name} ${keyOfScope(scope)}`} section={section} module={module} scope={scope} />
      );
    const show = (data: unknown) => (data === null || data === undefined ? null : section.show(data, module));
    if (!(answer instanceof Promise)) return <Fragment key={section.name}>{show(answer)}</Fragment>;
    return (
      <Suspense key={section.name} fallback={section.wait?.()}>
        <Await resolve={answer} errorElement={null}>
          {show}
        </Await>
      </Suspense>
    );
  });
}
