import { Trans, useLingui } from '@lingui/react/macro';
import type { Advertisement } from 'market/promotions/promotions.contract';
import { useId, useState } from 'react';
import { SectionHead } from 'ui/layout/section-head.tsx';
import type { Clock } from '../device-clock.ts';
import { AdCard } from './ad-card.tsx';
import { Slider } from './slider.tsx';
import { useSlides } from './use-slides.ts';

export interface AdSliderProps {
  ads: Advertisement[];
  clock?: Clock;
}

/** Advertisements, three at once [FOOD-09] [GROC-04] [PROMO-37]. A playing video pauses the slider until it ends. */
export function AdSlider({ ads, clock }: AdSliderProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [playing, setPlaying] = useState<number>();
  const slides = useSlides({ clock, isPaused: playing !== undefined });
  const end = () => {
    setPlaying(undefined);
    slides.moveOn();
  };
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        title={<Trans>Highlights for you</Trans>}
        titleId={titleId}
        description={<Trans>Paid by the stores</Trans>}
      />
      <Slider label={t`Highlights for you`} slides={slides} columns={3}>
        {ads.map((ad) => (
          <li key={ad.id}>
            <AdCard
              ad={ad}
              onPlay={() => setPlaying(ad.id)}
              onPause={() => setPlaying((before) => (before === ad.id ? undefined : before))}
              onEnd={end}
            />
          </li>
        ))}
      </Slider>
    </section>
  );
}
