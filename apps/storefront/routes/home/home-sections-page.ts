import { isModuleType } from 'market/modules/modules.rules';
import { preferencesIn } from '#browser/preferences.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { apiFor, sessionIn } from '../../server/api-client.server.ts';
import { compressedResponse } from '../../server/compressed-response.ts';
import type { Route } from './+types/home-sections-page';
import { loadNamedSection } from './loading/load-section-data.ts';
import { sectionsOfHome } from './modules/homes.tsx';

export const handle = { isClosedToRobots: true } satisfies PageHandle;

const nothing = { headers: { 'cache-control': 'no-store' } };

/** Returns sections of a home page that have become visible in the browser [HOME-32]: several in one response. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const module = query.get('module');
  const moduleId = Number(query.get('module_id'));
  const isWhole = Number.isInteger(moduleId) && moduleId > 0 && moduleId < 2 ** 31;
  if (!isModuleType(module) || !isWhole || preferencesIn(request).zoneIds.length === 0)
    return Response.json({}, nothing);
  const names = (query.get('sections') ?? '').split(',');
  const sectionContext = {
    api: apiFor(context, request, { moduleId }),
    inEnglish: apiFor(context, request, { moduleId, language: 'en' }),
    query,
    isSignedIn: sessionIn(request.headers.get('cookie') ?? '') !== undefined,
  };
  return compressedResponse(
    request,
    Response.json(
      await loadNamedSection(await sectionsOfHome(module), names, sectionContext, query.getAll('shown')),
      nothing,
    ),
  );
}
