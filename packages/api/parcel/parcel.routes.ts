import type { Contract } from 'market/calls/contract';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import { deliveryFee } from 'market/pricing/pricing.rules';
import { imagePath } from 'market/values/image-path';
import { plus, toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { pageOfAll, sliceOf } from '#api/http/list-pages.ts';
import { type CatalogContext, loadCatalogContext, visibleScopeOf } from '#api/stores/load-catalog-context.ts';
import { descriptionsOf, reasonsOf, videoOf } from './parcel.data.ts';

const noFilm = {
  banner_type: 'image',
  banner_video: null,
  banner_video_content_full_url: null,
  banner_image_full_url: null,
  banner_contents: [],
};

export const parcelRoutes = ({ db, brand }: ApiContext): Handlers<Contract['parcel']> => ({
  async categories({ query: { limit, offset }, scope }) {
    const catalog = await loadCatalogContext({ db, brand }, scope.language);
    const moduleIds = parcelModules(catalog, scope);
    const descriptions = moduleIds.length > 0 ? await descriptionsOf(db, moduleIds) : new Map<number, string>();
    const priceFrom = smallestPrice(catalog, scope, moduleIds);
    const all = [...catalog.categories.values()].filter(({ module_id }) => moduleIds.includes(module_id));
    const { skip } = sliceOf({ limit, offset });
    return {
      total_size: all.length,
      limit,
      offset,
      parcel_categories: all.slice(skip, skip + limit).map(({ id, slug, name, image }) => ({
        id,
        slug,
        name,
        description: catalog.translate(descriptions.get(id) ?? ''),
        image_full_url: imagePath(image),
        price_from: priceFrom,
      })),
    };
  },
  async whyChoose({ query, scope }) {
    const catalog = await loadCatalogContext({ db, brand }, scope.language);
    const moduleIds = parcelModules(catalog, scope);
    const { rows, page } = pageOfAll(moduleIds.length > 0 ? await reasonsOf(db, moduleIds) : [], query);
    const reasons = rows.map(({ id, image, title, short_description }) => ({
      id,
      title: catalog.translate(title),
      short_description: catalog.translate(short_description),
      image_full_url: imagePath(image),
    }));
    return { ...page, reasons };
  },
  async videoContent({ scope }) {
    const catalog = await loadCatalogContext({ db, brand }, scope.language);
    const moduleIds = parcelModules(catalog, scope);
    const film = moduleIds.length > 0 ? await videoOf(db, moduleIds) : undefined;
    if (!film) return noFilm;
    const { banner_type, banner_video, banner_video_content, banner_image, banner_contents } = film;
    return {
      banner_type,
      banner_video,
      banner_video_content_full_url: banner_video_content,
      banner_image_full_url: imagePath(banner_image),
      banner_contents: banner_contents.map(catalog.translate),
    };
  },
});

/** The modules of what a call may see that carry parcels. */
function parcelModules(catalog: CatalogContext, scope: Scope): number[] {
  const visible = visibleScopeOf(scope, catalog);
  return (visible?.moduleIds ?? []).filter((id) => {
    const type = catalog.modules.get(id);
    return isModuleType(type) && traitsOf(type).carriesParcels;
  });
}

/**
 * Returns what the shortest way costs with its service charge, in decimals of the currency; null where no parcels are
 * collected. Parcels have no goods, so no tax comes on top.
 */
function smallestPrice(catalog: CatalogContext, scope: Scope, moduleIds: number[]): number | null {
  const zone = catalog.zones.get(visibleScopeOf(scope, catalog)?.zoneIds[0] ?? 0);
  const tariff = zone?.tariffs.find(({ module_id }) => moduleIds.includes(module_id));
  if (!zone || !tariff) return null;
  return toDecimal(plus(deliveryFee(tariff, 0, catalog.roundTo), zone.service_charge));
}
