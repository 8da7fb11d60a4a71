import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminCondition } from 'market/categories/categories-conditions.admin.contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { DeleteQuestion } from '../../../layout/delete-question.tsx';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import styles from '../admin-categories.module.css';
import { catalogueCalls, conditionsQuery } from '../catalogue-calls.ts';
import { RowActions } from '../catalogue-rows.tsx';
import { CatalogueTabs } from '../catalogue-tabs.tsx';
import { NamePictureDialog } from '../name-picture-dialog.tsx';

/** What people take medicine for [OPS-050]. */
export function AdminConditionsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.catalogue" title={t`Conditions`}>
      <Conditions />
    </OperatorOnly>
  );
}

type Open = { do: 'add' } | { do: 'change' | 'delete'; condition: AdminCondition };

function Conditions() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data: all, isError, refetch } = useQuery(conditionsQuery);
  const [open, setOpen] = useState<Open>();
  if (!all) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const close = () => setOpen(undefined);
  const refresh = () => queries.invalidateQueries({ queryKey: conditionsQuery.queryKey });
  return (
    <>
      <CatalogueTabs isOn="conditions" />
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Conditions</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>What people take medicine for. Customers see those that pharmacies sell something for.</Trans>
          </p>
        </div>
        <Button icon="plus" aria-keyshortcuts="n" onClick={() => setOpen({ do: 'add' })}>
          <Trans>Add a condition</Trans>
        </Button>
      </div>
      {all.length === 0 ? (
        <EmptyState image="groceries" title={<Trans>No condition yet</Trans>}>
          <Trans>Add one, such as “Headache”, then choose the items of pharmacies that are for it.</Trans>
        </EmptyState>
      ) : (
        <ul className={desk.card} aria-label={t`Conditions`}>
          {all.map((condition) => (
            <ConditionRow key={condition.id} condition={condition} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {(open?.do === 'add' || open?.do === 'change') && (
        <NamePictureDialog
          title={open.do === 'add' ? t`Add a condition` : t`Name and picture`}
          hint={t`Customers read it on the start page of pharmacies.`}
          {...(open.do === 'change' && { entry: open.condition })}
          saveName={(name, saved, idempotencyKey) =>
            saved
              ? catalogueCalls.conditions.rename({
                  params: { condition_id: saved.id },
                  body: { name, old_name: saved.name },
                })
              : catalogueCalls.conditions.create({ body: { name }, idempotencyKey })
          }
          setPicture={({ id }, photo) =>
            catalogueCalls.conditions.setPicture({ params: { condition_id: id }, body: { photo } })
          }
          onSettled={refresh}
          onClose={close}
        />
      )}
      {open?.do === 'delete' && (
        <DeleteQuestion
          name={open.condition.name}
          remove={() => catalogueCalls.conditions.remove({ params: { condition_id: open.condition.id } })}
          onDeleted={close}
          onSettled={refresh}
          onClose={close}
        >
          <Trans>No item is for it.</Trans>
        </DeleteQuestion>
      )}
    </>
  );
}

function ConditionRow({ condition, onOpen }: { condition: AdminCondition; onOpen: (open: Open) => void }) {
  const { t } = useLingui();
  const { id, name, image_full_url: image, item_count: count, may_delete: mayDelete } = condition;
  return (
    <li className={styles.row}>
      <span className={styles.known}>
        <Picture src={image} alt="" sizes="48px" className={styles.picture} />
        <span>
          <Link to={`/categories/conditions/${id}`} className={desk.name}>
            <bdi>{name}</bdi>
          </Link>
          <span className={desk.line}>
            <Plural value={count} _0="No item yet" one="# item" other="# items" />
          </span>
        </span>
      </span>
      <RowActions
        name={name}
        change={<Trans>Change</Trans>}
        changeLabel={t`Change ${name}`}
        onChange={() => onOpen({ do: 'change', condition })}
        onDelete={mayDelete ? () => onOpen({ do: 'delete', condition }) : undefined}
      />
    </li>
  );
}
