import type { InterestCategory } from 'market/account/account.contract';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import { imagePath } from 'market/values/image-path';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type CatalogContext, loadCatalogContext } from '#api/stores/load-catalog-context.ts';
import { interestsOf, replaceInterests } from './account.data.ts';

/** What one may be interested in; nothing without a module, or in one that does not ask [AUTH-100]. */
export async function offerInterests(
  context: ApiContext,
  customerId: number,
  { moduleId, language }: Scope,
): Promise<InterestCategory[]> {
  if (moduleId === undefined) return [];
  const [catalog, chosen] = await Promise.all([
    loadCatalogContext(context, language),
    interestsOf(context.db, customerId, moduleId),
  ]);
  return categoriesWithPicture(catalog, moduleId).map(({ id, name, image }) => ({
    id,
    name,
    image_full_url: imagePath(image),
    is_chosen: chosen.has(id),
  }));
}

/** An empty choice is an answer too: the question is not asked again [AUTH-99]. */
export async function chooseInterests(
  context: ApiContext,
  customerId: number,
  { moduleId, categoryIds }: { moduleId: number | undefined; categoryIds: number[] },
): Promise<void> {
  const catalog = await loadCatalogContext(context);
  if (moduleId === undefined || !catalog.modules.has(moduleId)) throw new Refusal('module_needed');
  const offered = new Set(categoriesWithPicture(catalog, moduleId).map(({ id }) => id));
  if (!categoryIds.every((id) => offered.has(id))) throw new Refusal('category_not_found');
  await replaceInterests(context.db, customerId, { moduleId, categoryIds: [...new Set(categoryIds)] });
}

function categoriesWithPicture({ modules, categories }: CatalogContext, moduleId: number) {
  const type = modules.get(moduleId);
  if (!isModuleType(type) || !traitsOf(type).asksInterests) return [];
  return [...categories.values()].filter(({ module_id, image }) => module_id === moduleId && image !== '');
}
