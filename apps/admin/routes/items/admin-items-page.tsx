import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { ItemOfDesk } from 'market/items/items-desk.admin.contract';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { Pill, PillLink } from 'ui/buttons/pill.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { AskReasonDialog } from '../../layout/ask-reason-dialog.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { itemCalls, itemsPerPage, itemsQuery } from './desk-item-calls.ts';
import { EditItemDialog } from './edit-item-dialog.tsx';
import styles from './items.module.css';

/** The items of all stores: found, edited, and hidden with a reason that their store reads [OPS-051]. */
export function AdminItemsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.catalogue" title={t`Items`}>
      <Items />
    </OperatorOnly>
  );
}

function Items() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const typed = params.get('search') ?? '';
  const search = useDeferredValue(typed).trim();
  const onlyHidden = params.get('hidden') === '1';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const { data, isError, refetch } = useQuery(itemsQuery({ search, onlyHidden, page }));
  /** A filter that changes begins on the first page. */
  const addressOf = (next: { search?: string; hidden?: boolean; page?: number }): Record<string, string> => {
    const { search: words = typed, hidden = onlyHidden, page: number = 1 } = next;
    return {
      ...(words && { search: words }),
      ...(hidden && { hidden: '1' }),
      ...(number > 1 && { page: String(number) }),
    };
  };
  return (
    <>
      <h1 className={desk.title}>
        <Trans>Items</Trans>
      </h1>
      <Field
        type="search"
        icon="search"
        shape="pill"
        label={t`Find an item`}
        isLabelHidden
        placeholder={t`Name of the item or of its store`}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setParams(addressOf({ search: target.value }), { replace: true })}
      />
      <div>
        <Pill isOn={onlyHidden} onClick={() => setParams(addressOf({ hidden: !onlyHidden }))}>
          <Trans>Hidden by operators</Trans>
        </Pill>
      </div>
      {!data && (isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />)}
      {data && (
        <>
          <p role="status" className={desk.sub}>
            <Plural value={data.total_size} _0="No items" one="# item" other="# items" />
          </p>
          {data.items.length > 0 && (
            <ul className={desk.list}>
              {data.items.map((item) => (
                <ItemRow key={item.id} item={item} />
              ))}
            </ul>
          )}
          <div className={desk.states}>
            {page > 1 && (
              <PillLink to={`?${new URLSearchParams(addressOf({ page: page - 1 }))}`} isOn={false}>
                <Trans>Previous</Trans>
              </PillLink>
            )}
            {page * itemsPerPage < data.total_size && (
              <PillLink to={`?${new URLSearchParams(addressOf({ page: page + 1 }))}`} isOn={false}>
                <Trans>Next</Trans>
              </PillLink>
            )}
          </div>
        </>
      )}
    </>
  );
}

function ItemRow({ item }: { item: ItemOfDesk }) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<'edit' | 'hide'>();
  const { id, name, store, version, hidden_reason: reason, availability } = item;
  const refresh = () => queries.invalidateQueries({ queryKey: ['admin', 'items'] });
  const show = useMutation({
    mutationFn: () => itemCalls.show({ params: { item_id: id }, body: { version } }),
    onSuccess: () => toast({ text: t`${name} is as its store had left it`, tone: 'ok' }),
    onError: (error) => toast({ text: error.message, tone: 'bad' }),
    onSettled: refresh,
  });
  return (
    <li className={styles.row}>
      <MediaFrame src={item.image_full_url} alt="" sizes="56px" shape="small" isOff={availability !== 'on'} />
      <div>
        <bdi className={desk.name}>{name}</bdi>
        <span className={desk.line}>
          <bdi>{store.name}</bdi>, <bdi>{item.category_name}</bdi>, <bdi>{item.zone_name}</bdi>
        </span>
        <span className={desk.states}>
          {availability === 'sold_out' && (
            <Chip tone="warn" icon="clock-4">
              <Trans>Sold out</Trans>
            </Chip>
          )}
          {availability === 'hidden' && (
            <Chip tone={reason === null ? 'plain' : 'bad'} icon="eye-off">
              {reason === null ? <Trans>Hidden by its store</Trans> : <Trans>Hidden by an operator</Trans>}
            </Chip>
          )}
        </span>
        {reason !== null && (
          <p className={styles.why}>
            <bdi>{reason}</bdi>
          </p>
        )}
      </div>
      <bdi className={styles.price}>{amountText(item.price, item.currency)}</bdi>
      <div className={styles.acts}>
        <Button kind="outline" size="small" aria-label={t`Edit ${name}`} onClick={() => setDialog('edit')}>
          <Trans>Edit</Trans>
        </Button>
        {reason === null ? (
          <Button kind="outline" size="small" aria-label={t`Hide ${name}`} onClick={() => setDialog('hide')}>
            <Trans>Hide…</Trans>
          </Button>
        ) : (
          <Button
            kind="outline"
            size="small"
            aria-label={t`Show ${name} again`}
            isLoading={show.isPending}
            onClick={() => show.mutate()}
          >
            <Trans>Show again</Trans>
          </Button>
        )}
      </div>
      {dialog === 'edit' && <EditItemDialog item={item} onDone={refresh} onClose={() => setDialog(undefined)} />}
      {dialog === 'hide' && (
        <AskReasonDialog
          title={t`Hide ${name}?`}
          description={<Trans>Customers no longer see it, and its store cannot show it again.</Trans>}
          hint={<Trans>The store reads it in its menu.</Trans>}
          confirmLabel={<Trans>Hide it</Trans>}
          onClose={() => setDialog(undefined)}
          send={async (words) => {
            try {
              await itemCalls.hide({ params: { item_id: id }, body: { version, reason: words } });
              toast({ text: t`${name} is hidden`, tone: 'ok' });
            } finally {
              void refresh();
            }
          }}
        />
      )}
    </li>
  );
}
