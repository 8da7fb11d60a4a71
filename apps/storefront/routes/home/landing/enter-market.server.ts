import { preferenceCookie } from 'app-kit/browser/save-preference.ts';
import { sitePathOf } from 'market/values/site-path';
import { href, type RouterContextProvider, redirect } from 'react-router';
import { preferencesIn } from '#browser/preferences.ts';
import { everyModule } from '#features/modules/every-module.ts';
import { everyZone } from '#features/places/every-zone.ts';
import { type ApiClient, apiFor } from '../../../server/api-client.server.ts';

type Cookie = readonly [name: Parameters<typeof preferenceCookie>[0], value: string];

/** Saves the area or module pressed on the landing page and continues: works without scripts. */
export async function enterMarket(context: Readonly<RouterContextProvider>, request: Request): Promise<Response> {
  const api = apiFor(context, request);
  const form = await request.formData();
  const cookies = form.has('area')
    ? await cookiesOfArea(api, Number(form.get('area')))
    : await cookiesOfModule(api, Number(form.get('module')));
  const hasPlace = form.has('area') ? cookies.length > 0 : preferencesIn(request).zoneIds.length > 0;
  return redirect(hasPlace ? href('/home') : `${href('/')}#areas`, { headers: headersOf(cookies, request) });
}

/** The way to a link of another module of the place: there it is the chosen one, as if it had been pressed [HOME-03]. */
export async function enterModuleOf(api: ApiClient, request: Request, chosenId: number | undefined) {
  const { pathname, search, searchParams } = new URL(request.url);
  const requested = Number(searchParams.get('module_id') ?? chosenId);
  if (requested === chosenId) return undefined;
  const cookies = await cookiesOfModule(api, requested);
  if (cookies.length === 0) return undefined;
  return redirect(sitePathOf(pathname + search) ?? href('/home'), { headers: headersOf(cookies, request) });
}

/** The centre of the area replaces the address until one is picked on the map [LOC-41]. */
async function cookiesOfArea(api: ApiClient, id: number): Promise<Cookie[]> {
  const area = (await everyZone(api)).find((zone) => zone.id === id);
  if (!area) return [];
  return [
    ['zoneid', JSON.stringify([area.id])],
    ['location', `${area.name}, ${area.city}`],
    ['currentLatLng', JSON.stringify(area.center)],
  ];
}

/** Returns the cookie that opens a module; none for a module that does not exist [MOD-10]. */
async function cookiesOfModule(api: ApiClient, id: number): Promise<Cookie[]> {
  const tile = (await everyModule(api)).find((module) => module.id === id);
  return tile ? [['module', JSON.stringify({ id: tile.id, module_type: tile.module_type })]] : [];
}

function headersOf(cookies: readonly Cookie[], request: Request): Headers {
  const isSecure = new URL(request.url).protocol === 'https:';
  const headers = new Headers();
  for (const [name, value] of cookies) headers.append('set-cookie', preferenceCookie(name, value, isSecure));
  return headers;
}
