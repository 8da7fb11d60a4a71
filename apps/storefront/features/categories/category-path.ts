import { href } from 'react-router';
/** The page of a category; its module travels along [CAT-02]. */
export function categoryPath({ slug, module_id: moduleId }: { slug: string; module_id: number }): string {
  return `${href('/category/:slugOrId', { slugOrId: slug })}?module_id=${moduleId}`;
}
