import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { ItemOfCondition } from 'market/categories/categories-conditions.admin.contract';
import { useDeferredValue, useState } from 'react';
import { useParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { Picture } from 'ui/media/picture.tsx';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import styles from '../admin-categories.module.css';
import { catalogueCalls, conditionItemsQuery, conditionsQuery, itemsPerPage } from '../catalogue-calls.ts';
import { CatalogueTabs } from '../catalogue-tabs.tsx';

/** The items of pharmacies that are for a condition [OPS-050]. */
export function ConditionItemsPage() {
  const { t } = useLingui();
  const id = Number(useParams().conditionId);
  return (
    <OperatorOnly permission="ops.catalogue" title={t`Conditions`}>
      <ConditionItems key={id} id={id} />
    </OperatorOnly>
  );
}

function ConditionItems({ id }: { id: number }) {
  const { t } = useLingui();
  const { data: all, isError, refetch } = useQuery(conditionsQuery);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDeferredValue(typed).trim();
  const condition = all?.find((other) => other.id === id);
  const items = useQuery({ ...conditionItemsQuery(id, { search, page }), enabled: condition !== undefined });
  if (!all) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  if (!condition) return <MissingPage />;
  const { data } = items;
  return (
    <>
      <CatalogueTabs isOn="conditions" />
      <h1 className={desk.title}>
        <bdi>{condition.name}</bdi>
      </h1>
      <Field
        type="search"
        icon="search"
        shape="pill"
        label={t`Find an item of a pharmacy`}
        isLabelHidden
        placeholder={t`Name of an item of a pharmacy`}
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPage(1);
        }}
      />
      {!data && (items.isError ? <UnreachableScreen onRetry={() => void items.refetch()} /> : <LoadingScreen />)}
      {data && (
        <>
          <p role="status" className={desk.sub}>
            {search ? (
              <Plural value={data.total_size} _0="No item found" one="# item found" other="# items found" />
            ) : (
              <Plural
                value={data.total_size}
                _0="No item is for it yet. Find one by its name, then add it."
                one="# item is for it"
                other="# items are for it"
              />
            )}
          </p>
          {data.items.length > 0 && (
            <ul className={desk.card}>
              {data.items.map((item) => (
                <ItemRow key={item.id} conditionId={id} item={item} />
              ))}
            </ul>
          )}
          <div className={desk.states}>
            {page > 1 && (
              <Button kind="outline" size="small" onClick={() => setPage(page - 1)}>
                <Trans>Previous</Trans>
              </Button>
            )}
            {page * itemsPerPage < data.total_size && (
              <Button kind="outline" size="small" onClick={() => setPage(page + 1)}>
                <Trans>Next</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}

function ItemRow({ conditionId, item }: { conditionId: number; item: ItemOfCondition }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id, name, image_full_url: image, store_name: store, zone_name: zone, is_for_it: isForIt } = item;
  const set = useMutation({
    mutationFn: () =>
      catalogueCalls.conditions.setItem({
        params: { condition_id: conditionId, item_id: id },
        body: { is_for_it: !isForIt },
      }),
    onError: (error) => toast({ text: error.message, tone: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: conditionsQuery.queryKey }),
  });
  return (
    <li className={styles.row}>
      <span className={styles.known}>
        <Picture src={image} alt="" sizes="48px" className={styles.picture} />
        <span>
          <bdi className={desk.name}>{name}</bdi>
          <span className={desk.line}>
            <bdi>{store}</bdi>, <bdi>{zone}</bdi>
          </span>
        </span>
      </span>
      <Button
        kind={isForIt ? 'text' : 'outline'}
        size="small"
        aria-label={isForIt ? t`Remove ${name}` : t`Add ${name}`}
        isLoading={set.isPending}
        onClick={() => set.mutate()}
      >
        {isForIt ? <Trans>Remove</Trans> : <Trans>Add</Trans>}
      </Button>
    </li>
  );
}
