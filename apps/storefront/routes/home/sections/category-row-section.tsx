import { traitsOf } from 'market/modules/modules.rules';
import { CategoryRow } from '#features/categories/category-row.tsx';
import { homeSection, unlessEmpty } from '../home-section.ts';

/** Links to the categories [FOOD-07]. */
export const categoryRow = homeSection({
  name: 'categories',
  when: 'initial',
  isOfZone: true,
  load: async ({ api }) => {
    const { categories } = await api.categories.list({ query: { limit: 10 } });
    return unlessEmpty(categories.map(({ id, name, image_full_url }) => ({ id, name, image_full_url })));
  },
  show: (categories, module) => (
    <CategoryRow categories={categories} hasTiles={traitsOf(module).storeLayout === 'grid'} />
  ),
});
