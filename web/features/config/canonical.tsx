import { useMarket } from './use-market.ts';

/** The one address of a page, whole, as search engines want it. */
export function Canonical({ path }: { path: string }) {
  const { origin } = useMarket();
  return <link rel="canonical" href={origin + path} />;
}
