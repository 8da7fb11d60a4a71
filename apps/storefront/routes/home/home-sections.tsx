import type { ModuleType } from 'market/modules/modules.rules';
import { type ComponentType, Fragment, Suspense } from 'react';
import { Await } from 'react-router';
import type { Answers, HomeSection } from './home-section.ts';
import type { LazySectionProps } from './lazy-section.tsx';
import type { HomeScope } from './loading/cached-sections.ts';
import { WhenVisible } from './when-visible.tsx';

export interface HomeSectionsProps {
  sections: readonly HomeSection[];
  answers: Answers;
  module: ModuleType;
  /** User and place of the home page: loaded answers are valid for them only. */
  scope: HomeScope;
  /** The placeholder of a section that loads when visible; none in the first view. */
  lazy?: ComponentType<LazySectionProps>;
}

/** The sections of a home page in order, each as soon as its data is there. */
export function HomeSections({ sections, answers, module, scope, lazy: Lazy }: HomeSectionsProps) {
  return sections.map((section) => {
    const answer = answers[section.name];
    if (Lazy && section.when === 'whenVisible' && answer === undefined)
      return (
        <Lazy
          key={`${section.name} ${scope.moduleId} ${scope.visitorKey}`}
          {...{ section, sections, answers }}
          module={module}
          scope={scope}
        />
      );
    const show = (data: unknown) => (data === null || data === undefined ? null : section.show(data, module));
    const Place = Lazy ? WhenVisible : Fragment;
    return (
      <Place key={section.name}>
        <Suspense fallback={section.wait?.()}>
          {answer instanceof Promise ? (
            <Await resolve={answer} errorElement={null}>
              {show}
            </Await>
          ) : (
            show(answer)
          )}
        </Suspense>
      </Place>
    );
  });
}
