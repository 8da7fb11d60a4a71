import { useEffect, useState } from 'react';

/** Where one reads: a section whose head is above this share of the view is the current one. */
const readingShare = 0.45;

/** The section in view; the first one until the user scrolls. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const sections = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight * readingShare;
      setCurrent(sections.findLast((section) => section.getBoundingClientRect().top < line)?.id);
    };
    // It speaks whenever a head crosses the line.
    const watch = new IntersectionObserver(look, { rootMargin: `0px 0px -${100 - readingShare * 100}% 0px` });
    for (const section of sections) watch.observe(section);
    // A jump may take heads from above the view to below the line, which it does not speak of.
    window.addEventListener('scrollend', look);
    return () => {
      watch.disconnect();
      window.removeEventListener('scrollend', look);
    };
  }, [all]);
  return current !== undefined && ids.includes(current) ? current : ids[0];
}
