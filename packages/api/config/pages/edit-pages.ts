import type { Contract } from 'market/calls/contract';
import type { BodyOf, ParamsOf, ReplyOf } from 'market/calls/endpoint';
import { type LanguageCode, type PageName, pageNames } from 'market/config/config.rules';
import { htmlOfText } from 'market/config/config-pages.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { cleanHtml, sanitizeHtml } from '../clean-html.ts';
import { publishChange } from '../publish-change.ts';
import { settingsOf } from '../read-settings.ts';
import { lockPage, type StoredPage, savePage, storedPage } from './stored-page.ts';

type AdminPages = Contract['adminPages'];
type Context = Pick<ApiContext, 'db' | 'brand'>;

/** Returns every page that the operator writes, with the languages that have a text [OPS-068]. */
export async function listPages({ db, brand }: Context): Promise<ReplyOf<AdminPages['list']>> {
  const { languages } = await settingsOf(db);
  const pages = await Promise.all(
    pageNames.map(async (name) => summaryOf(name, await storedPage(db, name), languages, brand)),
  );
  return { languages, pages };
}

/** Returns the texts of a page. Refuses an unknown name [OPS-068]. */
export async function showTexts(context: Context, sent: string): Promise<ReplyOf<AdminPages['show']>> {
  const name = mustBePage(sent);
  return replyOf(context, name, await storedPage(context.db, name));
}

/** Returns a text as customers would see it; keeps nothing [OPS-068]. */
export function previewPage({ html }: BodyOf<AdminPages['preview']>): Promise<ReplyOf<AdminPages['preview']>> {
  return cleanHtml(htmlOfText(html));
}

/**
 * Saves the text of a page in one language, cleaned, and tells all nodes; a text of which cleaning leaves no words
 * removes it [OPS-068]. Refuses an unknown name and a stale version.
 */
export async function changePage(
  context: ApiContext,
  staff: AuthorizedOperator,
  { name: sent, language }: ParamsOf<AdminPages['change']>,
  { html, version }: BodyOf<AdminPages['change']>,
): Promise<ReplyOf<AdminPages['change']>> {
  const name = mustBePage(sent);
  const text = await sanitizeHtml(htmlOfText(html));
  const saved = await actAsStaff(context, staff, async (transaction) => {
    const current = await lockPage(transaction, name);
    if (current.version !== version)
      throw new ChangedMeanwhile({ sent: { version }, now: { version: current.version } });
    const { [language]: _replaced, ...others } = current.texts;
    const page = {
      texts: hasWords(text) ? { ...others, [language]: text } : others,
      changed_on: context.now().toISOString().slice(0, 10),
      version: version + 1,
    };
    await savePage(transaction, name, page);
    const change = {
      action: 'page.change',
      subject: `page:${name}`,
      before: auditOf(current, language),
      after: auditOf(page, language),
    };
    return { result: page, change };
  });
  await publishChange(context);
  return replyOf(context, name, saved);
}

function mustBePage(sent: string): PageName {
  const name = pageNames.find((known) => known === sent);
  if (name === undefined) throw new Refusal('not_found');
  return name;
}

function hasWords(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
}

/** The length in place of the text: the log is read as a list. */
function auditOf({ texts, version }: StoredPage, language: LanguageCode): object {
  return { language, characters: texts[language]?.length ?? 0, version };
}

function summaryOf(
  name: PageName,
  { texts, changed_on }: StoredPage,
  languages: readonly LanguageCode[],
  brand: ApiContext['brand'],
) {
  const written = languages.filter((language) => language in texts);
  return { name, written, changed_on, has_brand_file: brand?.pages[name] !== undefined };
}

async function replyOf({ db, brand }: Context, name: PageName, page: StoredPage): Promise<ReplyOf<AdminPages['show']>> {
  const { languages } = await settingsOf(db);
  const texts = languages.map((language) => ({ language, html: page.texts[language] ?? '' }));
  return { ...summaryOf(name, page, languages, brand), languages, texts, version: page.version };
}
