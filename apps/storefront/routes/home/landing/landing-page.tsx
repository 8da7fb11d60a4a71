import { useLingui } from '@lingui/react/macro';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import { PageHead } from '#features/config/page-head.tsx';
import { everyModule } from '#features/modules/every-module.ts';
import { everyZone } from '#features/places/every-zone.ts';
import { apiFor } from '../../../server/api-client.server.ts';
import type { Route } from './+types/landing-page';
import { Areas } from './areas.tsx';
import { enterMarket } from './enter-market.server.ts';
import { LandingHero } from './landing-hero.tsx';
import styles from './landing-page.module.css';
import { ModuleTiles } from './module-tiles.tsx';
import { Steps } from './steps.tsx';

export const shouldRevalidate = revalidateUnlessSheet;

/** The landing page: modules, areas, and the question for the place [HOME-01]. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFor(context, request);
  const [zones, modules] = await Promise.all([everyZone(api), everyModule(api)]);
  return {
    takesOnlinePayments: zones.some(({ digital_payment: isOn }) => isOn),
    areas: zones.map(({ id, name, city }) => ({ id, name, city })),
    tiles: modules.map(({ id, module_type: type, module_name: name }) => ({ id, type, name })),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return enterMarket(context, request);
}

export default function LandingPage({ loaderData: { areas, tiles, takesOnlinePayments } }: Route.ComponentProps) {
  const { t } = useLingui();
  const tagline = t`Everything your street sells`;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={tagline} description={t`Order from stores on your street and follow every step.`} path="/" />
      <LandingHero types={tiles.map(({ type }) => type)} />
      <div className={styles.wrap}>
        <ModuleTiles tiles={tiles} />
        <Steps takesOnlinePayments={takesOnlinePayments} />
        <Areas areas={areas} />
      </div>
    </main>
  );
}
