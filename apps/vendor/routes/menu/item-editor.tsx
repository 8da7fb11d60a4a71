import { Trans, useLingui } from '@lingui/react/macro';
import { useAskBeforeUnload } from 'app-kit/browser/use-ask-before-unload.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { CallRefused } from 'market/calls/client';
import type { MenuItem } from 'market/items/items.vendor.contract';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useBlocker, useLocation, useNavigate } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import type { DraftPart, MenuFacts } from './draft-part.ts';
import { draftOf, emptyDraft, type ItemDraft } from './item-draft.ts';
import styles from './item-editor.module.css';
import { BasicFields, MoreFields } from './item-fields.tsx';
import { AddOnFields, GroupFields, VariantFields } from './item-options.tsx';
import { ItemPhotos, type PhotoDraft } from './item-photos.tsx';
import { menuCalls, useRefreshMenu } from './menu-calls.ts';
import { usePublish } from './use-publish.ts';
import { deleteDraft, useSavedDraft } from './use-saved-draft.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('ui/overlays/confirm-dialog.tsx')).ConfirmDialog }));

export interface ItemEditorProps {
  storeId: number;
  about: MenuFacts;
  /** Without it a new one. */
  item: MenuItem | undefined;
  /** Of the item that was added before, whose category the form keeps. */
  after?: Pick<ItemDraft, 'category_id'>;
  /** Of a new item: opens an empty form after it is published. */
  onAnother?: (published: Pick<ItemDraft, 'category_id'>) => void;
}

/** All that a store sets of an item, published in one act [STO-048] [STO-049] [STO-050]. */
export function ItemEditor({ storeId, about, item, after, onAnother }: ItemEditorProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const draftKey = `soko-item-${storeId}-${item?.id ?? 'new'}`;
  const [start] = useState(() => startOf(item, after));
  const { draft, setDraft, isChanged, isFound } = useSavedDraft(draftKey, item?.version ?? 0, start);
  const [photos, setPhotos] = useState<readonly PhotoDraft[]>(() => storedPhotos(item));
  const [isDeleting, setDeleting] = useState(false);
  const publish = usePublish(storeId, item);
  const refresh = useRefreshMenu(storeId);
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const isDone = useRef(false);
  const isUnpublished = isChanged || photosDiffer(photos, item);
  const leaving = useBlocker(() => isUnpublished && !isDone.current);
  useAskBeforeUnload(isUnpublished);
  const missing = useMissing(draft, about);
  const faults = publish.error instanceof CallRefused ? publish.error.faults : [];
  const part: DraftPart = {
    draft,
    set: (change) => setDraft((before) => ({ ...before, ...change })),
    faultAt: (field) =>
      (isChecked ? missing.get(field) : undefined) ?? faults.find(({ code }) => code === field)?.message,
  };
  useFocusName(form, after !== undefined);
  const leave = () => {
    isDone.current = true;
    deleteDraft(draftKey);
    void navigate({ pathname: '/menu', search });
  };
  const submit = (next: () => void) => {
    if (publish.isPending) return;
    setIsChecked(true);
    const [first] = missing.keys();
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    publish.mutate({
      draft,
      photos,
      onPublished({ name }) {
        toast({ text: t`${name} is published`, tone: 'ok' });
        next();
      },
    });
  };
  const addAnother = () => {
    deleteDraft(draftKey);
    onAnother?.({ category_id: draft.category_id });
  };
  const remove = async (itemId: number) => {
    try {
      await menuCalls.remove({ params: { store_id: storeId, item_id: itemId } });
      await refresh();
      leave();
    } catch (error) {
      setDeleting(false);
      toast({ text: error instanceof CallRefused ? error.message : t`We got no answer. Try again.`, tone: 'bad' });
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(leave);
      }}
      className={styles.editor}
    >
      <div className={styles.head}>
        <LinkButton to={{ pathname: '/menu', search }} kind="text" icon="arrow-left">
          <Trans>Menu</Trans>
        </LinkButton>
        <h1 className={styles.title}>{item ? <bdi>{item.name}</bdi> : <Trans>New item</Trans>}</h1>
        <PreviewLink storeId={storeId} item={item} />
      </div>
      {isFound && (
        <BannerNote tone="info">
          <p>
            <Trans>This is your draft from this device. It isn’t published yet.</Trans>
          </p>
          <Button kind="text" onClick={() => setDraft(start)}>
            <Trans>Throw the draft away</Trans>
          </Button>
        </BannerNote>
      )}
      <BasicFields {...part} about={about} />
      <section className={styles.card} aria-labelledby="photos">
        <h2 id="photos" className={styles.subtitle}>
          <Trans>Photos</Trans>
        </h2>
        <ItemPhotos photos={photos} onChange={setPhotos} />
      </section>
      {about.checks_stock ? <VariantFields {...part} /> : <GroupFields {...part} />}
      <AddOnFields {...part} known={about.add_ons} />
      <MoreFields
        {...part}
        about={about}
        hours={
          item && (
            <p>
              <Link to={`/menu/hours?store=${storeId}&item=${item.id}`}>
                <Trans>Hours and prices by weekday</Trans>
              </Link>
            </p>
          )
        }
      />
      <div className={styles.foot}>
        {publish.error && (
          <div className={styles.fault}>
            <CallFaultNote error={publish.error} />
            {isConflict(publish.error) && (
              <Button kind="outline" icon="refresh-cw" onClick={() => void refresh()}>
                <Trans>Show what is saved now</Trans>
              </Button>
            )}
          </div>
        )}
        <span role="status" className={styles.state}>
          {isUnpublished ? <Trans>Not published yet</Trans> : item && <Trans>Published</Trans>}
        </span>
        {item && (
          <Button kind="text" icon="trash" onClick={() => setDeleting(true)}>
            <Trans>Delete</Trans>
          </Button>
        )}
        <PublishButtons isPublishing={publish.isPending} isNew={!item} onAnother={() => submit(addAnother)} />
      </div>
      <Suspense>
        {leaving.state === 'blocked' && (
          <ConfirmDialog
            icon="pencil"
            question={<Trans>Leave without publishing?</Trans>}
            cancelLabel={<Trans>Go on editing</Trans>}
            confirmLabel={<Trans>Leave</Trans>}
            onCancel={() => leaving.reset()}
            onConfirm={() => leaving.proceed()}
          >
            <Trans>Your draft stays on this device. New photos don’t.</Trans>
          </ConfirmDialog>
        )}
        {isDeleting && item && (
          <ConfirmDialog
            icon="trash"
            kind="bad"
            question={<Trans>Delete {item.name}?</Trans>}
            cancelLabel={<Trans>Keep it</Trans>}
            confirmLabel={<Trans>Delete</Trans>}
            onCancel={() => setDeleting(false)}
            onConfirm={() => void remove(item.id)}
          >
            <Trans>It leaves the menu and all carts. Orders keep it.</Trans>
          </ConfirmDialog>
        )}
      </Suspense>
    </form>
  );
}

function startOf(item: MenuItem | undefined, after: ItemEditorProps['after']): ItemDraft {
  return item ? draftOf(item) : { ...emptyDraft(), ...after };
}

function useFocusName(form: RefObject<HTMLFormElement | null>, isNext: boolean): void {
  useEffect(() => {
    if (isNext) form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
  }, [form, isNext]);
}

/** What a form needs before it can be sent, by the names of its fields. */
function useMissing(draft: ItemDraft, { needed_facts: needed }: MenuFacts): ReadonlyMap<string, string> {
  const { t } = useLingui();
  const { name, category_id, price, allergens, generic_names, is_prescription_required: mark } = draft;
  const texts = {
    name: t`Enter a name.`,
    category_id: t`Choose a category.`,
    price: t`Enter a price.`,
    allergens: t`The market needs the allergens. Write “None” if it has none.`,
    generic_names: t`The market needs the generic name.`,
    is_prescription_required: t`Say whether it needs a prescription.`,
  };
  const facts = { allergens, generic_names, is_prescription_required: String(mark ?? '') };
  const written: Record<string, string> = { name, category_id, price };
  for (const fact of needed ?? []) written[fact] = facts[fact];
  return new Map(Object.entries(texts).filter(([field]) => written[field]?.trim() === ''));
}

function storedPhotos(item: MenuItem | undefined): PhotoDraft[] {
  return (item?.photos ?? []).map(({ key, image_full_url: url, text }) => ({ id: key, key, url, text }));
}

function photosDiffer(photos: readonly PhotoDraft[], item: MenuItem | undefined): boolean {
  const plain = (some: readonly PhotoDraft[]) => JSON.stringify(some.map(({ id, text }) => [id, text]));
  return plain(photos) !== plain(storedPhotos(item));
}

function isConflict(error: Error): boolean {
  return error instanceof CallRefused && error.code === 'changed_meanwhile';
}

/** To how shoppers see an item [STO-041]; a new one they do not see. */
function PreviewLink({ storeId, item }: Pick<ItemEditorProps, 'storeId' | 'item'>) {
  if (!item) return null;
  return (
    <LinkButton to={`/menu/preview?store=${storeId}&item=${item.id}`} kind="text" icon="eye">
      <Trans>As a shopper sees it</Trans>
    </LinkButton>
  );
}

interface PublishButtonsProps {
  isPublishing: boolean;
  isNew: boolean;
  onAnother: () => void;
}

function PublishButtons({ isPublishing, isNew, onAnother }: PublishButtonsProps) {
  return (
    <>
      {isNew && (
        <Button kind="outline" size="large" icon="plus" isLoading={isPublishing} onClick={onAnother}>
          <Trans>Publish and add another</Trans>
        </Button>
      )}
      <Button type="submit" size="large" isLoading={isPublishing}>
        <Trans>Publish</Trans>
      </Button>
    </>
  );
}
