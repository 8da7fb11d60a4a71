import type { Contract } from 'market/calls/contract';
import type { Settings } from 'market/config/config.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { settingsInForce } from './offer-providers.ts';
import { showPage } from './show-page.ts';
import { type Translate, translationInto } from './translate-names.ts';

export const configRoutes = (context: ApiContext): Handlers<Contract['config']> => ({
  async settings({ scope }) {
    const [settings, translate] = await Promise.all([
      settingsInForce(context),
      translationInto(context.db, scope.language),
    ]);
    return { ...settings, ...translatedTexts(settings, translate), demo: context.mode.isShownAsDemo };
  },

  page: ({ params, scope }) => showPage(context, params.name, scope.language),
});

const texts = [
  'footer_text',
  'fixed_footer_description',
  'fixed_newsletter_title',
  'fixed_newsletter_sub_title',
] as const;

/** Texts of the operator that every page shows. */
function translatedTexts(settings: Pick<Settings, (typeof texts)[number]>, translate: Translate) {
  return Object.fromEntries(texts.map((name) => [name, translate(settings[name])]));
}
