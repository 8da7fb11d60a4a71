import { msg } from '@lingui/core/macro';
import { isModuleType, type ModuleType } from 'market/modules/modules.rules';
import { href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Page } from 'ui/layout/page.tsx';
import { preferencesIn } from '#browser/preferences.ts';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { PageHead } from '#features/config/page-head.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { ShownAt } from '#features/items/cards/shown-at.ts';
import { ModuleGate } from '#features/modules/module-gate.tsx';
import { useModuleName } from '#features/modules/module-names.tsx';
import { useModuleTexts } from '#features/modules/module-nouns.tsx';
import { marketVersion } from '../../layout/request-context.ts';
import { apiFor, apiForZone, sessionIn } from '../../server/api-client.server.ts';
import type { Route } from './+types/home-page';
import { HomeRest } from './home-rest.tsx';
import { HomeSections, type HomeSectionsProps } from './home-sections.tsx';
import { enterModuleOf } from './landing/enter-market.server.ts';
import { fetchListing } from './listing/listing.server.ts';
import { loadSectionData } from './loading/load-section-data.ts';
import { homes, sectionsOfHome } from './modules/homes.tsx';
import { NoModules } from './no-modules.tsx';

const ZonePauseNote = lazyPart(async () => ({
  default: (await import('./zone-pause-note.tsx')).ZonePauseNote,
}));

// Without its own boundary the first HTML waits for it, so that the listing is readable before hydration.
const ListingView = lazyPart(async () => {
  const { ListingView } = await import('./listing/listing-view.tsx');
  return { default: ListingView };
});

/** A recently loaded listing is shown again at once [LIST-63]. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (!request.url.includes('data_type=')) return serverLoader();
  const { cachedListing } = await import('#features/search/cached-listing.ts');
  return cachedListing(request.url, serverLoader);
}

/** Without a place there is nothing to show yet; without a module the first one of the place is shown [HOME-02]. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { zoneIds, module: stored } = preferencesIn(request);
  if (zoneIds.length === 0) throw redirect(href('/'));
  const elsewhere = await enterModuleOf(apiFor(context, request), request, stored?.id);
  if (elsewhere) throw elsewhere;
  const module = isKnown(stored) ? stored : await firstModule();
  const api = apiFor(context, request, { moduleId: module?.id });
  const query = new URL(request.url).searchParams;
  const shownAt = Date.now();
  if (!module) return { kind: 'none' as const, shownAt };
  // An empty text that is submitted ends the search [LIST-79].
  if (query.get('search')?.trim() === '' && query.get('data_type') === 'searched') throw redirect(href('/home'));
  // The listing replaces the sections [HOME-06].
  if (query.has('data_type'))
    return { kind: 'listing' as const, module, shownAt, listing: await fetchListing(api, query, module.type) };
  const isSignedIn = sessionIn(request.headers.get('cookie') ?? '') !== undefined;
  const inEnglish = apiFor(context, request, { moduleId: module.id, language: 'en' });
  const sectionContext = { api, inEnglish, query, isSignedIn, ...(query.size === 0 && { ofZone: ofZone() }) };
  const answers = await loadSectionData(await sectionsOfHome(module.type), sectionContext);
  return { kind: 'sections' as const, module, shownAt, answers };

  /** A query is the visitor's own choice; without one a home page is the same for the whole zone. */
  function ofZone() {
    const { api, key } = apiForZone(context, request, { moduleId: module?.id });
    const { api: inEnglish } = apiForZone(context, request, { moduleId: module?.id, language: 'en' });
    return {
      sectionContext: { api, inEnglish, query, isSignedIn: false },
      key: `${context.get(marketVersion)} ${key}`,
    };
  }

  async function firstModule(): Promise<{ id: number; type: ModuleType } | undefined> {
    const [first] = (await apiFor(context, request).modules.list({ query: { limit: 1 } })).modules;
    return first && { id: first.id, type: first.module_type };
  }
}

function isKnown(module: { id: number; type: string } | undefined): module is { id: number; type: ModuleType } {
  return module !== undefined && isModuleType(module.type);
}

export const handle = {
  // A listing shows its name, the home page the place.
  title: ({ data, i18n, search }) => {
    const kind = search.get('data_type');
    if (kind === null) return null;
    const known: Record<string, string> = {
      new: i18n._(msg`New arrivals`),
      discounted: i18n._(msg`Special offers`),
    };
    return nameOfListing(data) || known[kind] || search.get('name') || i18n._(msg`Search`);
  },
  topBar: 'home',
  hasFirstTexts: (search) => !search.has('data_type'),
  hasCompactSearch: true,
  isSearched: true,
  isCached: true,
} satisfies PageHandle<HomeData>;

type HomeData = Route.ComponentProps['loaderData'];

function nameOfListing(found: HomeData | undefined): string {
  return found?.kind === 'listing' ? found.listing.name : '';
}

/** A jump to a part of the page is no reason to load it again. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = change;
  const isJump = nextUrl.hash !== '' && currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search;
  return !isJump && revalidateUnlessSheet(change);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { businessName, modules, zone, place, language, customer } = useMarket();
  const nameOf = useModuleName();
  const moduleText = useModuleTexts();
  const scope = [zone?.id, place?.lat, place?.lng, language.tag, customer?.firstName].join(' ');
  const { shownAt } = loaderData;
  if (loaderData.kind === 'none') return <NoModules />;
  const { module } = loaderData;
  const current = modules.find(({ id }) => id === module.id);
  const moduleName = current ? nameOf(current) : businessName;
  const listed = nameOfListing(loaderData);
  const pause = zone?.pauses.find(({ moduleId }) => moduleId === null || moduleId === module.id);
  return (
    <ShownAt value={shownAt}>
      <Page data-module={module.type}>
        <PageHead
          title={listed ? `${listed} · ${moduleName}` : moduleName}
          description={moduleText(module.type, 'heroText') || moduleText(module.type, 'hint')}
          path={href('/home')}
        />
        {pause && <ZonePauseNote pause={pause} />}
        {loaderData.kind === 'listing' ? (
          <ListingView listing={loaderData.listing} />
        ) : (
          <Sections
            answers={loaderData.answers}
            module={module.type}
            scope={{ moduleId: module.id, module: module.type, visitorKey: scope }}
          />
        )}
      </Page>
      <ModuleGate />
    </ShownAt>
  );
}

function Sections(props: Omit<HomeSectionsProps, 'sections'>) {
  return (
    <>
      <HomeSections sections={homes[props.module].first} {...props} />
      <HomeRest {...props} />
    </>
  );
}
