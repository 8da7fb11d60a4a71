import { Trans } from '@lingui/react/macro';
import type { ModuleType } from 'market/modules/modules.rules';
import { imagePath } from 'market/values/image-path';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Awning } from 'ui/media/awning.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { jump } from 'ui/navigation/jump.ts';
import { useModuleTexts } from '#features/modules/module-nouns.tsx';
import { homeSection } from '../home-section.ts';
import styles from './hero.module.css';

export interface HeroParts {
  /** Keys of at most three drawings, the largest first. */
  pictures: [string, string, string];
  action?: ReactNode;
  /** Another element overlaps its lower edge, so text and pictures move up. */
  isOverlapped?: boolean;
  /** Its title has many words, and so smaller ones. */
  isLong?: boolean;
}

/** The head of a home page: the fixed texts of the module under its awning [FOOD-01]. */
export function hero(parts: HeroParts) {
  return homeSection({
    name: 'hero',
    when: 'initial',
    load: async () => true,
    show: (_, module) => <Hero {...parts} module={module} />,
  });
}

/** To the stores below. */
export const orderNowLink = (
  <LinkButton kind="deal" to="#stores" onClick={jump}>
    <Trans>Order now</Trans>
  </LinkButton>
);

export const shopMarketLink = (
  <LinkButton kind="deal" to="#stores" onClick={jump}>
    <Trans>Shop the market</Trans>
  </LinkButton>
);

export const shopArrivalsLink = (
  <LinkButton kind="deal" to={`${href('/home')}?data_type=new`}>
    <Trans>Shop new arrivals</Trans>
  </LinkButton>
);

function Hero({ pictures, action, isOverlapped, isLong, module }: HeroParts & { module: ModuleType }) {
  const moduleText = useModuleTexts();
  const text = moduleText(module, 'heroText');
  return (
    <section className={styles.hero} data-overlapped={isOverlapped} data-long={isLong}>
      <Awning size="hero" />
      <div className={styles.copy}>
        <h1 className={styles.title}>{moduleText(module, 'heroTitle')}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.art}>
        {pictures.map((key, index) => (
          // Lazily, because a phone does not show them and would fetch an urgent one all the same.
          <Picture
            key={key}
            src={imagePath(key)}
            alt=""
            sizes={index === 0 ? '250px' : '160px'}
            className={styles.picture}
          />
        ))}
      </div>
    </section>
  );
}
