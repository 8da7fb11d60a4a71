import mark from 'ui/media/mark.svg?raw';

/** The mark under the address that the settings name until the operator has a logo of its own [CONF-12]. */
export function loader() {
  return new Response(mark, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } });
}
