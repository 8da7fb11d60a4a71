import { PromoCard } from 'ui/buttons/promo-card.tsx';

export interface SectionStripProps {
  title: string | null;
  image: string;
  to?: string;
}

/** A banner between the sections of a home [HOME-34]. */
export function SectionStrip({ title, image, to }: SectionStripProps) {
  return <PromoCard size="strip" title={title ?? ''} image={image} to={to} />;
}
