import type { Contract } from 'market/calls/contract';
import type { Settings } from 'market/config/config.contract';
import { isNoticeShown, noticeTime, stopsNewOrders } from 'market/zones/stop/zones-stop.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { detailText } from '#api/http/texts/texts.ts';
import { offeredTiles } from './map/serve-map-tiles.ts';
import { settingsInForce } from './offer-providers.ts';
import { showPage } from './pages/show-page.ts';
import { type Translate, translationInto } from './translate-names.ts';

export const configRoutes = (context: ApiContext): Handlers<Contract['config']> => ({
  async settings({ scope }) {
    const [settings, translate, tiles] = await Promise.all([
      settingsInForce(context),
      translationInto(context.db, scope.language),
      offeredTiles(context),
    ]);
    const notice = noticeFor(settings.market_notice, { at: context.now(), language: scope.language, translate });
    const shown = { ...translatedTexts(settings, translate), market_notice: notice };
    return { ...settings, ...shown, ...tiles, demo: context.mode.isShownAsDemo };
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

interface NoticeReader {
  at: Date;
  language: string;
  translate: Translate;
}

/** The notice to everybody with its sentence in a language; null once it is over, or before a stop begins [OPS-096]. */
function noticeFor(
  notice: Settings['market_notice'],
  { at, language, translate }: NoticeReader,
): Settings['market_notice'] {
  if (!isNoticeShown(notice, at)) return null;
  const [from, until] = [notice.from_at, notice.until_at].map((moment) => noticeTime(moment, notice.time_zone, at));
  const values = { from: from ?? '', time: until ?? '', words: translate(notice.words) };
  const { kind, words, from_at, until_at, time_zone } = notice;
  const text = stopsNewOrders(notice, at) ? 'market_stopped_until' : 'market_maintenance';
  return { ...{ kind, words, from_at, until_at, time_zone }, text: detailText({ text, values }, language).trim() };
}
