import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#ui/button.tsx';
import { hero } from './sections/hero.tsx';
import { promoSlider } from './sections/promotions.tsx';

/** The home of the parcel module, which sells nothing. */
export const parcelHome = [
  hero({
    pictures: ['scooter', 'gift', 'boxbig'],
    action: (
      <LinkButton kind="ink" to="/track-order">
        <Trans>Track Order</Trans>
      </LinkButton>
    ),
  }),
  promoSlider,
];
