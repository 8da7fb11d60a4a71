import { hasAllWidths, imageInWidth, imageWidths, isUploaded, uploadWidths } from 'market/values/image-path';
import { use, useState } from 'react';
import { DataSaver } from './data-saver.ts';

export interface PictureProps {
  /** The 360 px file, as the API returns it. */
  src: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** The sides of the box in the layout's proportion; drawings are square. */
  width?: number;
  height?: number;
  /** The rendered width, as in the attribute of `<img>`. */
  sizes?: string;
  /** The largest thing of the first view: fetched first, and lazily only where data is saved. */
  isPriority?: boolean;
  /** Replaces a file that cannot be loaded; defaults to a plain bag. */
  fallback?: string;
  className?: string;
}

/** A plain bag in a colour that fits both themes. */
const missing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 48 48" fill="none" stroke="%23998d89"%3E%3Cpath d="M5 8h14l1 13H4zm4 3V6a3 3 0 0 1 6 0v5"/%3E%3C/svg%3E';

/** A picture in the available widths, with its space reserved. */
export function Picture({
  src,
  alt,
  width = 360,
  height = 360,
  sizes = '160px',
  isPriority = false,
  fallback = missing,
  className,
}: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const savesData = use(DataSaver);
  const currentSrc = smaller(broken === src ? fallback : src, savesData);
  // A picture that failed before hydration fires no further event.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(src);
  };
  return (
    <img
      ref={broken === src ? undefined : look}
      src={currentSrc}
      srcSet={sourcesOf(currentSrc)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isPriority && !savesData ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      className={className}
      onError={() => setBroken(src)}
    />
  );
}

/** With data saver the smallest file is large enough. */
function smaller(src: string, savesData: boolean): string {
  return savesData && sourcesOf(src) ? imageInWidth(src, 160) : src;
}

function sourcesOf(src: string): string | undefined {
  const widths = isUploaded(src) ? uploadWidths : hasAllWidths(src) && imageWidths;
  return widths ? widths.map((width) => `${imageInWidth(src, width)} ${width}w`).join(', ') : undefined;
}
