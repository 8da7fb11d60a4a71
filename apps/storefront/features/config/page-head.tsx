import { imagePath } from 'market/values/image-path';
import { Canonical, useOwnAddress } from './canonical.tsx';
import { useMarket } from './use-market.ts';

export interface PageHeadProps {
  /** Without the name of the business, which follows it. */
  title: string;
  description: string;
  /** Of the page's one address. */
  path: string;
  /** The picture of a shared link: a path of ours, or a whole address; defaults to ours. */
  image?: string;
}

/** How a page is called: in the browser, in what search engines find, and where people share it. */
export function PageHead({ title, description, path, image }: PageHeadProps) {
  const { businessName } = useMarket();
  return (
    <>
      <title>{`${title} · ${businessName}`}</title>
      <meta name="description" content={description} />
      <Canonical path={path} />
      {import.meta.env.SSR && <Shared title={title} description={description} path={path} image={image} />}
    </>
  );
}

/** The same for networks in which people share links. Only their servers read it. */
function Shared({ title, description, path, image }: PageHeadProps) {
  const { businessName, origin, iconUrl, language } = useMarket();
  const address = useOwnAddress(path);
  // Networks show no SVG.
  const imageUrl = image || (iconUrl.endsWith('.svg') ? imagePath('groceries') : iconUrl);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={businessName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={`${language.tag}_${language.countryCode}`} />
      <meta property="og:image" content={new URL(imageUrl, origin).href} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
