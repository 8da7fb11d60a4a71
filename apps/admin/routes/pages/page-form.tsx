import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { CallRefused } from 'market/calls/client';
import { type LanguageCode, tagOf } from 'market/config/config.rules';
import type { WrittenPage } from 'market/config/config-pages.admin.contract';
import { maxPageLength } from 'market/config/config-pages.rules';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { TextArea } from 'ui/forms/field.tsx';
import { Prose } from 'ui/layout/prose.tsx';
import { Tabs } from 'ui/navigation/tabs.tsx';
import { openingQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { LanguageName } from './language-name.tsx';
import { pageCalls, pageQuery, pagesQuery, previewQuery } from './page-calls.ts';
import styles from './pages.module.css';

export interface PageFormProps {
  page: WrittenPage;
  /** Takes what another person has saved, and drops what is written here. */
  onLoadAgain: () => void;
}

/** The text of a page in the chosen language, with its preview; each language is saved for itself [OPS-068]. */
export function PageForm({ page, onLoadAgain }: PageFormProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  // What another person saves meanwhile does not replace it: the version then refuses the change.
  const [saved, setSaved] = useState(page);
  const [language, setLanguage] = useState<LanguageCode>(page.languages[0] ?? 'en');
  const [drafts, setDrafts] = useState<Partial<Record<LanguageCode, string>>>({});
  const savedText = saved.texts.find((text) => text.language === language)?.html ?? '';
  const html = drafts[language] ?? savedText;
  const save = useMutation({
    mutationFn: () =>
      pageCalls.change({ params: { name: saved.name, language }, body: { html, version: saved.version } }),
    onSuccess(next) {
      setSaved(next);
      setDrafts(({ [language]: _saved, ...others }) => others);
      queries.setQueryData(pageQuery(saved.name).queryKey, next);
      void queries.invalidateQueries({ queryKey: pagesQuery.queryKey });
      void queries.invalidateQueries({ queryKey: openingQuery.queryKey });
      toast({ text: t`Saved`, tone: 'ok' });
    },
  });
  const isChanged = html !== savedText;
  const isTooLong = html.trim().length > maxPageLength;
  const [count, max] = [html.trim().length, maxPageLength].map((length) => i18n.number(length));
  const isStale =
    save.error instanceof CallRefused && save.error.faults.some(({ code }) => code === 'changed_meanwhile');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending && !isTooLong) save.mutate();
  };
  return (
    <form noValidate className={desk.stack} onSubmit={submit}>
      <Tabs
        label={t`Language of the text`}
        value={language}
        onChange={(chosen) => {
          setLanguage(chosen);
          save.reset();
        }}
        tabs={saved.languages.map((code) => ({ value: code, label: <LanguageName code={code} /> }))}
      >
        <div className={styles.sides}>
          <TextArea
            label={t`Text`}
            lang={tagOf(language)}
            dir="auto"
            rows={20}
            value={html}
            onChange={({ target }) => setDrafts({ ...drafts, [language]: target.value })}
            hint={
              <Trans>
                {count} of at most {max} characters. An empty line begins a paragraph; HTML may have headings (h2),
                lists, links and tables. Without a text, customers read the first language that has one.
              </Trans>
            }
            fault={isTooLong && t`The text is too long.`}
          />
          <Preview html={isTooLong ? '' : html} language={language} />
        </div>
      </Tabs>
      {save.error && <CallFaultNote error={save.error} />}
      {isStale && (
        <Button kind="outline" icon="refresh-cw" onClick={onLoadAgain}>
          <Trans>Load what is saved, without my change</Trans>
        </Button>
      )}
      <div className={desk.foot}>
        <span className={desk.grow}>
          {isChanged ? <Trans>Not saved yet</Trans> : savedText && <Trans>Everything is saved</Trans>}
        </span>
        <Button type="submit" isLoading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

/** As customers see a text; asked for, because the server cleans it. */
function Preview({ html, language }: { html: string; language: LanguageCode }) {
  const [wanted, setWanted] = useState({ html, language });
  const shown = wanted.language === language ? wanted.html : html;
  const { data, error, isFetching } = useQuery({ ...previewQuery(shown), enabled: shown.trim() !== '' });
  const removed = data?.removed.join(', ');
  return (
    <section className={desk.card} aria-labelledby="preview">
      <h2 id="preview" className={desk.cardTitle}>
        <Trans>Preview</Trans>
      </h2>
      <div className={desk.body}>
        <Button kind="soft" icon="eye" isLoading={isFetching} onClick={() => setWanted({ html, language })}>
          <Trans>Show the text as customers see it</Trans>
        </Button>
        {error && <CallFaultNote error={error} />}
        {shown.trim() === '' ? (
          <p className={desk.hint}>
            <Trans>There is no text in this language.</Trans>
          </p>
        ) : (
          data && (
            <>
              {removed && (
                <BannerNote tone="warn">
                  <Trans>Customers don’t get these parts: {removed}</Trans>
                </BannerNote>
              )}
              <Prose html={data.html} lang={tagOf(language)} />
            </>
          )
        )}
      </div>
    </section>
  );
}
