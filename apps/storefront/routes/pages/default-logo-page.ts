import mark from 'ui/media/mark.svg?raw';

/** The default logo at the address in the settings, until the operator sets one [CONF-12]. */
export function loader() {
  return new Response(mark, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } });
}
