import type { Contract } from 'market/calls/contract';
import { isOfferedIn } from 'market/modules/modules.rules';
import { imagePath } from 'market/values/image-path';
import { modulesVisibleIn } from 'market/zones/zones.rules';
import { offeredModules } from '#api/config/brand-of-market.ts';
import { translationInto } from '#api/config/translate-names.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { activeModules, zonesOfModules } from './modules.data.ts';

export const modulesRoutes = ({ db, brand }: ApiContext): Handlers<Contract['modules']> => ({
  async list({ scope, query }) {
    const [active, zones, translate] = await Promise.all([
      activeModules(db),
      zonesOfModules(db),
      translationInto(db, scope.language),
    ]);
    const all = offeredModules(active, brand).map(({ id, module_type, name, image }) => ({
      id,
      module_type,
      module_name: translate(name),
      icon_full_url: imagePath(image),
      zones: zones
        .filter(({ module_id, has_stores }) => module_id === id && isOfferedIn(module_type, has_stores))
        .map((zone) => ({ id: zone.id, name: zone.name })),
    }));
    const visible = scope.zoneIds.length === 0 ? all : modulesVisibleIn(scope.zoneIds, all);
    const { rows: modules, page } = pageOfAll(visible, query);
    return { ...page, modules };
  },
});
