import { Trans, useLingui } from '@lingui/react/macro';
import type { ModuleType } from 'market/modules/modules.rules';
import { imagePath } from 'market/values/image-path';
import type { FormEvent } from 'react';
import { href } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Awning } from 'ui/media/awning.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { usePickLocation } from '#features/addresses/use-pick-location.tsx';
import { useMarket } from '#features/config/use-market.ts';
import styles from './landing-hero.module.css';

/** What is sold in which module, the largest first. */
const pictures: readonly { key: string; type: ModuleType }[] = [
  { key: 'jollof', type: 'food' },
  { key: 'veg', type: 'grocery' },
  { key: 'para', type: 'pharmacy' },
  { key: 'ankA', type: 'ecommerce' },
  { key: 'samosa', type: 'food' },
];

export interface LandingHeroProps {
  /** The modules of the market: it shows and names nothing that cannot be ordered here. */
  types: readonly ModuleType[];
}

/** The headline and the place field; with a place the visitor continues directly. */
export function LandingHero({ types }: LandingHeroProps) {
  const { place, zone } = useMarket();
  const shown = pictures.filter(({ type }) => types.includes(type));
  const sellsAll = pictures.length === shown.length;
  return (
    <section className={styles.hero}>
      <Awning size="hero" />
      <div className={styles.inner}>
        <h1 className={styles.title}>
          <Trans>The whole market, at your gate.</Trans>
        </h1>
        <p className={styles.lead}>
          {sellsAll ? (
            <Trans>
              Hot jollof, fresh ugu, malaria tablets, Ankara by the yard. Order from stores on your street and follow
              every step.
            </Trans>
          ) : (
            <Trans>Order from stores on your street and follow every step.</Trans>
          )}
        </p>
        {place && zone ? <ChosenPlace address={place.address} /> : <ChoosePlace />}
      </div>
      <div className={styles.art}>
        {shown.map(({ key }, index) => (
          <Picture
            key={key}
            src={imagePath(key)}
            alt=""
            sizes={index === 0 ? '(min-width: 1180px) 470px, 280px' : '230px'}
            isPriority={index === 0}
            className={styles.picture}
          />
        ))}
      </div>
    </section>
  );
}

/** Opens the map; before scripts arrive it leads to the areas below. */
function ChoosePlace() {
  const { t } = useLingui();
  const { open, openHere, isAsking, dialog } = usePickLocation();
  const openInstead = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <>
      <form action={`${href('/')}#areas`} className={styles.box} onSubmit={openInstead}>
        <div className={styles.field}>
          <button type="submit" className={styles.search}>
            <Icon name="map-pin" size={22} className={styles.pin} />
            <span className={styles.hint}>
              <Trans>Enter your street, estate or landmark</Trans>
            </span>
          </button>
          <IconButton
            icon="locate-fixed"
            iconSize={21}
            label={isAsking ? t`Finding where you are…` : t`Use current location`}
            aria-busy={isAsking}
            onClick={() => !isAsking && openHere()}
          />
        </div>
        <Button type="submit" size="large" className={styles.find}>
          <Trans>Find stores</Trans>
        </Button>
      </form>
      {dialog}
    </>
  );
}

function ChosenPlace({ address }: { address: string }) {
  const { open, dialog } = usePickLocation();
  return (
    <div className={styles.box}>
      <div className={styles.field}>
        <Icon name="map-pin" size={22} className={styles.pin} />
        <p className={styles.place}>
          <Trans>Deliver to</Trans> <b>{address}</b>
        </p>
        <Button kind="text" size="small" onClick={open}>
          <Trans>Change</Trans>
        </Button>
      </div>
      <LinkButton size="large" to={href('/home')} className={styles.find}>
        <Trans>Find stores</Trans>
      </LinkButton>
      {dialog}
    </div>
  );
}
