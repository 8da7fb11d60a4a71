import type { ModuleType } from 'market/modules/modules.rules';
import { Fragment, Suspense } from 'react';
import { Await } from 'react-router';
import type { Answers } from './ask-sections.ts';
import type { HomeSection } from './home-section.ts';

export interface HomeSectionsProps {
  sections: readonly HomeSection[];
  answers: Answers;
  module: ModuleType;
}

/** The sections of a home in their order, each as soon as its answer is there. */
export function HomeSections({ sections, answers, module }: HomeSectionsProps) {
  return sections.map((section) => {
    const answer = answers[section.name];
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
