import { href } from 'react-router';
import icon192 from 'ui/media/app-icons/icon-192.png';
import icon512 from 'ui/media/app-icons/icon-512.png';
import maskable192 from 'ui/media/app-icons/maskable-192.png';
import maskable512 from 'ui/media/app-icons/maskable-512.png';
import { preferencesIn } from '#browser/preferences.ts';
import { directionOf, offerLanguages } from '#i18n/languages.ts';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/manifest-page';

const icons = [
  ['192x192', 'any', icon192],
  ['512x512', 'any', icon512],
  ['192x192', 'maskable', maskable192],
  ['512x512', 'maskable', maskable512],
];

/** The web app manifest. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const settings = await apiFor(context, request).config.settings({});
  const { business_name: name, right_to_left_codes: codes, icon_full_url: icon } = settings;
  offerLanguages(settings.languages);
  const { language, direction } = preferencesIn(request);
  const manifest = {
    id: '/',
    name,
    short_name: name,
    lang: language.tag,
    dir: direction ?? directionOf(language.languageCode, codes),
    start_url: href('/home'),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: settings.brand_colours.light['hib-600'] ?? '#be1146',
    icons:
      icon === '/favicon.svg'
        ? icons.map(([sizes, purpose, src]) => ({ src, sizes, purpose, type: 'image/png' }))
        : [{ src: icon, sizes: 'any', purpose: 'any' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'private, max-age=3600' },
  });
}
