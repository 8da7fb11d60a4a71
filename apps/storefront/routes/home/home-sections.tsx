import type { ModuleType } from 'market/modules/modules.rules';
import { type ComponentType, Fragment, Suspense } from 'react';
import { Await } from 'react-router';
import type { HomeSection } from './home-section.ts';
import type { NearSectionProps } from './lazy-section.tsx';
import type { Answers } from './loading/ask-sections.ts';
import type { HomeScope } from './loading/load-when-visible.ts';
import { BelowView } from './when-visible.tsx';

export interface HomeSectionsProps {
  sections: readonly HomeSection[];
  answers: Answers;
  module: ModuleType;
  /** Of whom and where the home is: what was asked for once holds only there. */
  scope: HomeScope;
  /** Holds the place of what waits until it comes near; nothing of the first view does. */
  near?: ComponentType<NearSectionProps>;
}

/** The sections of a home in their order, each as soon as its answer is there. */
export function HomeSections({ sections, answers, module, scope, near: Near }: HomeSectionsProps) {
  return sections.map((section) => {
    const answer = answers[section.name];
    if (Near && section.when === 'near' && answer === undefined)
      return (
        <Near key={`${section.name} ${scope.moduleId} ${scope.of}`} section={section} module={module} scope={scope} />
      );
    const show = (data: unknown) => (data === null || data === undefined ? null : section.show(data, module));
    const Place = Near ? BelowView : Fragment;
    return (
      <Place key={section.name}>
        {answer instanceof Promise ? (
          <Suspense fallback={section.wait?.()}>
            <Await resolve={answer} errorElement={null}>
              {show}
            </Await>
          </Suspense>
        ) : (
          show(answer)
        )}
      </Place>
    );
  });
}
