import { Trans, useLingui } from '@lingui/react/macro';
import type { Campaign } from 'market/promotions/promotions.contract';
import { useId } from 'react';
import { PromoCard } from 'ui/buttons/promo-card.tsx';
import { SectionHead } from 'ui/layout/section-head.tsx';
import { Countdown } from '../countdown.tsx';
import type { Clock } from '../device-clock.ts';
import { campaignPath } from './campaign-path.ts';
import { Slider } from './slider.tsx';
import { useSlides } from './use-slides.ts';

export interface CampaignSliderProps {
  campaigns: Campaign[];
  clock?: Clock;
}

/** Campaigns with their remaining time [GROC-09] [PHAR-08] [SHOP-07] [PROMO-13]. */
export function CampaignSlider({ campaigns, clock }: CampaignSliderProps) {
  const { t } = useLingui();
  const titleId = useId();
  const slides = useSlides({ clock });
  return (
    <section aria-labelledby={titleId}>
      <SectionHead title={<Trans>Just For You</Trans>} titleId={titleId} description={<Trans>While they last</Trans>} />
      <Slider label={t`Campaigns`} slides={slides} columns={campaigns.length > 1 ? 2 : 1}>
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <PromoCard
              title={campaign.title}
              description={campaign.description}
              image={campaign.image_full_url}
              to={campaignPath(campaign)}
              foot={<Countdown endsAt={campaign.end_date} clock={clock} />}
            />
          </li>
        ))}
      </Slider>
    </section>
  );
}
