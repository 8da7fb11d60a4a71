import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { isRefused } from 'app-kit/calls/query-client.ts';
import { LoadingScreen, MissingPage } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import type { MenuFacts } from './draft-part.ts';
import type { ItemDraft } from './item-draft.ts';
import { ItemEditor } from './item-editor.tsx';
import { itemQuery, menuQuery } from './menu-calls.ts';

/** The editor of one item of the chosen store, or of a new one [STO-048]. */
export function VendorItemPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const { id } = useParams();
  const itemId = id === undefined ? undefined : Number(id);
  return (
    <>
      <title>{itemId === undefined ? t`New item · ${app}` : t`Edit item · ${app}`}</title>
      <OwnStorePage permission="store.menu">
        {({ store_id }) => <LoadedEditor key={id ?? 'new'} storeId={store_id} itemId={itemId} />}
      </OwnStorePage>
    </>
  );
}

function LoadedEditor({ storeId, itemId }: { storeId: number; itemId: number | undefined }) {
  const about = useQuery(menuQuery(storeId));
  const item = useQuery({ ...itemQuery(storeId, itemId ?? 0), enabled: itemId !== undefined });
  if (isRefused(item.error, 404) || Number.isNaN(itemId)) return <MissingPage />;
  const error = about.error ?? item.error;
  if (error && !(about.data && item.data)) return <CallFaultNote error={error} />;
  if (!about.data || (itemId !== undefined && !item.data)) return <LoadingScreen />;
  if (!item.data) return <NewItems storeId={storeId} about={about.data} />;
  // A version that was read again begins a new form.
  return <ItemEditor key={item.data.version} storeId={storeId} about={about.data} item={item.data} />;
}

/** A form for a new item, and the next one for another of its category [STO-048]. */
export function NewItems({ storeId, about }: { storeId: number; about: MenuFacts }) {
  const [added, setAdded] = useState<{ count: number; last: Pick<ItemDraft, 'category_id'> }>();
  return (
    <ItemEditor
      key={added?.count ?? 0}
      {...{ storeId, about }}
      item={undefined}
      after={added?.last}
      onAnother={(last) => setAdded((before) => ({ count: (before?.count ?? 0) + 1, last }))}
    />
  );
}
