import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { isIngredient } from 'market/items/changes/items-ingredients.rules';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { PillLink } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Field } from 'ui/forms/field.tsx';
import { type OwnStore, OwnStorePage } from '../../../features/stores/own-store.tsx';
import { type Ingredients, ingredientQuery } from './ingredient-calls.ts';
import { IngredientItems } from './ingredient-items.tsx';
import styles from './vendor-ingredient-page.module.css';

/** Takes all items with an ingredient off sale, such as all with beef [STO-061]. */
export function VendorIngredientPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Off by ingredient · ${app}`}</title>
      <OwnStorePage permission="store.availability">{(store) => <Ingredient store={store} />}</OwnStorePage>
    </>
  );
}

/** How many words stay above the items that were found. */
const wordsBesideItems = 6;

function Ingredient({ store: { store_id: storeId } }: { store: OwnStore }) {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const word = (address.get('word') ?? '').slice(0, 100).trim();
  const { data, error, refetch } = useQuery(ingredientQuery(storeId, word));
  return (
    <div className={styles.page}>
      <p>
        <Link to={`/menu?store=${storeId}`}>
          <Trans>Menu</Trans>
        </Link>
      </p>
      <h1 className={styles.title}>
        <Trans>Off by ingredient</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          Is something used up? Every item that names it is listed and ticked. Untick what you can still make.
        </Trans>
      </p>
      <WordForm key={`find-${word}`} word={word} />
      {!data && error && (
        <div className={styles.fault}>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && (
        <Words
          words={data.items.length > 0 ? data.words.slice(0, wordsBesideItems) : data.words}
          word={word}
          storeId={storeId}
        />
      )}
      {data && word !== '' && data.items.length === 0 && (
        <EmptyState image="salad" title={<Trans>No item names “{word}”</Trans>}>
          <Trans>Try another word. Names, descriptions, tags and allergens are searched.</Trans>
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <IngredientItems key={`items-${word}`} storeId={storeId} word={word} items={data.items} />
      )}
    </div>
  );
}

/** What is used up, in the words of the person. */
function WordForm({ word }: { word: string }) {
  const { t } = useLingui();
  const [, setAddress] = useSearchParams();
  const [written, setWritten] = useState(word);
  const [isShort, setShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(!isIngredient(written));
    if (!isIngredient(written)) return;
    setAddress((before) => {
      before.set('word', written.trim());
      return before;
    });
  };
  return (
    <form className={styles.find} onSubmit={submit}>
      <Field
        label={t`What is used up?`}
        type="search"
        icon="search"
        enterKeyHint="search"
        maxLength={100}
        placeholder={t`Such as beef`}
        fault={isShort && t`Write at least 2 letters.`}
        value={written}
        onChange={({ target }) => {
          setWritten(target.value);
          setShort(false);
        }}
      />
      <Button type="submit" kind="ink">
        <Trans>Find items</Trans>
      </Button>
    </form>
  );
}

/** The tags, allergens and generic names of the menu. */
function Words({ words, word, storeId }: { words: Ingredients['words']; word: string; storeId: number }) {
  const { t } = useLingui();
  if (words.length === 0) return null;
  return (
    <nav aria-label={t`Words of your menu`} className={styles.words}>
      {words.map(({ word: one, item_count: count }) => (
        <PillLink
          key={one}
          to={`?store=${storeId}&word=${encodeURIComponent(one)}`}
          isOn={one.toLowerCase() === word.toLowerCase()}
          preventScrollReset
        >
          <bdi>{one}</bdi>
          <span className={styles.count}>
            <span aria-hidden="true">{count}</span>
            <span className={styles.hidden}>
              <Plural value={count} one="# item" other="# items" />
            </span>
          </span>
        </PillLink>
      ))}
    </nav>
  );
}
