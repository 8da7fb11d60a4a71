import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminStore } from 'market/stores/stores.admin.contract';
import { dayMilliseconds } from 'market/values/durations';
import { useState } from 'react';
import { toast } from 'ui/feedback/toast.ts';
import { Select } from 'ui/forms/field.tsx';
import { adminCalls } from '../../layout/admin-calls.ts';
import { AskReasonDialog } from '../../layout/ask-reason-dialog.tsx';
import { useRefreshStores } from './use-refresh-stores.ts';

/** Days after which a closed store opens by itself; 0 for not until an operator opens it. */
const dayChoices = [0, 1, 3, 7, 14, 30] as const;

/** Closes a store with the reason that its people read, and the end [OPS-055] [SEAT-09]. */
export function CloseStoreDialog({
  store: { id, name, version },
  onClosed,
  onClose,
}: {
  store: AdminStore;
  onClosed: (store: AdminStore) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const refresh = useRefreshStores();
  const [days, setDays] = useState(0);
  const close = async (reason: string) => {
    const until = days === 0 ? null : new Date(Date.now() + days * dayMilliseconds).toISOString();
    try {
      onClosed(await adminCalls.stores.close({ params: { store_id: id }, body: { version, reason, until } }));
      toast({ text: t`${name} is closed`, tone: 'ok' });
    } finally {
      await refresh();
    }
  };
  const endName = (count: number) => (count === 0 ? t`Until an operator opens it` : t`Days: ${count}`);
  return (
    <AskReasonDialog
      title={t`Close ${name}?`}
      description={
        <Trans>Customers can’t order here. Running orders go on, and its people can only read everything else.</Trans>
      }
      hint={t`The store reads the reason and your role, and may contest it.`}
      confirmLabel={<Trans>Close this store</Trans>}
      onClose={onClose}
      send={close}
    >
      <Select label={t`Until`} value={String(days)} onChange={({ target }) => setDays(Number(target.value))}>
        {dayChoices.map((count) => (
          <option key={count} value={count}>
            {endName(count)}
          </option>
        ))}
      </Select>
    </AskReasonDialog>
  );
}
