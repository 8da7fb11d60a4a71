import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import type { IngredientPlace } from 'market/items/changes/items-ingredients.rules';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { ChoiceMark } from 'ui/forms/choice-mark.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { type Ingredients, usePutBackIngredient, useTakeOff } from './ingredient-calls.ts';
import styles from './vendor-ingredient-page.module.css';

type Item = Ingredients['items'][number];

export interface IngredientItemsProps {
  storeId: number;
  word: string;
  items: readonly Item[];
}

/** The items with an ingredient, all ticked, and until when they are sold out [STO-061]. */
export function IngredientItems({ storeId, word, items }: IngredientItemsProps) {
  const { t } = useLingui();
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const [end, setEnd] = useState<'tomorrow' | 'open'>('tomorrow');
  const putBack = usePutBackIngredient(storeId);
  const takeOff = useTakeOff(storeId, ({ change_id: id, rows }) => {
    const count = rows.length;
    if (id === null) return;
    toast({
      text: t`Marked as sold out: ${count}`,
      tone: 'ok',
      seconds: 'unlimited',
      action: { label: t`Undo`, onPress: () => undo(id) },
    });
  });
  const undo = (id: number) =>
    putBack.mutate(id, {
      onSuccess: ({ restored, left_out: leftOut }) => {
        const count = leftOut.length;
        toast({
          text: count > 0 ? t`Taken back for ${restored}. ${count} were changed since and stay.` : t`Taken back.`,
          tone: 'ok',
          seconds: 5,
        });
      },
      onError: (error) => toast({ text: error.message, tone: 'warn', seconds: 5 }),
    });
  const open = items.filter((item) => isOpen(item, end));
  const ticked = open.filter(({ id }) => !unticked.has(id));
  const leftOut = takeOff.data?.left_out ?? [];
  const toggle = (id: number) => {
    const next = new Set(unticked);
    if (!next.delete(id)) next.add(id);
    setUnticked(next);
  };
  const send = () =>
    takeOff.mutate({
      word,
      items: ticked.map(({ id, version }) => ({ id, version })),
      until: end === 'tomorrow' ? end : undefined,
    });
  return (
    <section aria-labelledby="with-ingredient" className={styles.section}>
      <div className={styles.head}>
        <h2 id="with-ingredient" className={styles.heading}>
          <Trans>
            With “<bdi>{word}</bdi>”
          </Trans>{' '}
          <span className={styles.muted}>
            <Plural value={items.length} one="# item" other="# items" />
          </span>
        </h2>
        {open.length > 1 && (
          <Button
            kind="text"
            size="small"
            onClick={() => setUnticked(new Set(ticked.length === 0 ? [] : open.map(({ id }) => id)))}
          >
            {ticked.length === 0 ? <Trans>Tick all</Trans> : <Trans>Untick all</Trans>}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            isOff={!isOpen(item, end)}
            isTicked={isOpen(item, end) && !unticked.has(item.id)}
            onToggle={() => toggle(item.id)}
          />
        ))}
      </ul>
      {leftOut.length > 0 && (
        <BannerNote tone="warn" icon="triangle-alert">
          <Trans>
            Not changed, because a colleague changed them meanwhile:{' '}
            <bdi>{leftOut.map(({ name }) => name).join(', ')}</bdi>
          </Trans>
        </BannerNote>
      )}
      <div className={styles.foot}>
        <Segmented
          label={t`Sold out until`}
          value={end}
          options={[
            { value: 'tomorrow', label: <Trans>Until tomorrow</Trans> },
            { value: 'open', label: <Trans>Until I put it back</Trans> },
          ]}
          onChange={setEnd}
        />
        <Button kind="ink" isLoading={takeOff.isPending} disabled={ticked.length === 0} onClick={send}>
          <Plural value={ticked.length} one="Mark # item as sold out" other="Mark # items as sold out" />
        </Button>
      </div>
      {takeOff.error && <CallFaultNote error={takeOff.error} />}
    </section>
  );
}

/** What is sold out already stays so; only one that comes back tomorrow can be sold out without an end. */
function isOpen({ availability, sold_out_until: until }: Item, end: 'tomorrow' | 'open'): boolean {
  return availability === 'on' || (end === 'open' && until !== null);
}

interface ItemRowProps {
  item: Item;
  isOff: boolean;
  isTicked: boolean;
  onToggle: () => void;
}

function ItemRow({ item, isOff, isTicked, onToggle }: ItemRowProps) {
  const { name, image_full_url: picture, availability, sold_out_until: until, found_in: place } = item;
  const day = useShortDay();
  const places = usePlaceTexts();
  const until_day = until && day(until);
  return (
    <li>
      <label className={styles.row}>
        <ChoiceMark isMultiple checked={isTicked} disabled={isOff} onChange={onToggle} />
        <MediaFrame src={picture} alt="" sizes="56px" shape="small" isOff={availability !== 'on'} />
        <span className={styles.about}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.facts}>
            <span className={styles.muted}>{places[place]}</span>
            {availability === 'sold_out' && (
              <Chip tone="warn" icon="clock-4">
                {until_day ? <Trans>Sold out until {until_day}</Trans> : <Trans>Sold out</Trans>}
              </Chip>
            )}
          </span>
        </span>
      </label>
    </li>
  );
}

function usePlaceTexts(): Record<IngredientPlace, string> {
  const { t } = useLingui();
  return {
    tag: t`In its tags`,
    allergen: t`In its allergens`,
    generic_name: t`In its generic names`,
    name: t`In its name`,
    description: t`In its description`,
  };
}
