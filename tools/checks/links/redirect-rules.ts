/** A redirect of a page or the browser, with its argument. */
const redirect =
  /\b(?:redirect|location\.assign|location\.replace|Response\.redirect)\(\s*([^\n]*)|location\.href = ([^\n]*)/g;

/** A path that the source itself spells out, or one that was asked for where it leads. */
const isSafe = /^(['"`]\/(?![/\\])|(?:`\$\{)?href\(|sitePathOf\(|returnUrl\(|signInPath\(|isKnown \? `\$\{href\()/;

/** Redirects to an address that does not come from a visitor, with the reason. */
const known: Record<string, string> = {
  'apps/storefront/features/payments/order-payment.tsx': 'the address of a payment provider, from our API',
  'apps/storefront/features/payments/use-unpaid-order.tsx': 'the address of a payment provider, from our API',
  'apps/storefront/features/payments/redirect-to-payment.ts': 'the address of a payment provider, from our API',
  'apps/storefront/routes/account/wallet/add-fund-dialog.tsx': 'the address of a payment provider, from our API',
  'apps/storefront/features/places/dialogs/pick-location-dialog.tsx': 'one of two fixed paths (pathAfterModule)',
  'apps/storefront/server/register-service-worker.ts': 'a path that pathOfPush has built',
  'apps/storefront/service-worker/service-worker.ts':
    'the offline page; where to go on from it is asked by sitePathOf there',
  'apps/storefront/routes/home/landing/enter-market.server.ts': 'fixed paths, and the own address by sitePathOf',
};

/** Returns the lines that redirect to an unchecked address. */
export function redirectsIn(file: string, source: string): string[] {
  const isOurs =
    /^(apps\/storefront|packages\/(api|ui))\/.*\.tsx?$/.test(file) &&
    !/\.test\.tsx?$|^packages\/api\/testing\//.test(file);
  if (!isOurs || file in known) return [];
  return [...source.matchAll(redirect)].flatMap(({ 1: called, 2: set, index }) => {
    if (isSafe.test(called ?? set ?? '')) return [];
    const line = source.slice(0, index).split('\n').length;
    return [
      `${file}:${line}: redirects to an address; take it through sitePathOf (packages/market/values/site-path.ts)`,
    ];
  });
}
