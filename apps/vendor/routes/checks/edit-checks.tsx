import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import money from 'app-kit/money/own-money.module.css';
import { maxCheckLetters, maxChecks } from 'market/stores/stores-checks.rules';
import type { CheckList } from 'market/stores/stores-checks.vendor.contract';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { checkCalls, showList } from '../../features/stores/check-calls.ts';
import styles from './vendor-checks-page.module.css';

interface Draft {
  key: string;
  id: number | undefined;
  name: string;
  needsReading: boolean;
}

export interface EditChecksProps {
  storeId: number;
  list: CheckList;
  onClose: () => void;
}

/** Writes the opening list of a store; an empty one begins with what most stores check [STO-099]. */
export function EditChecks({ storeId, list, onClose }: EditChecksProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const made = useRef(0);
  const fresh = (name: string, needsReading = false): Draft => {
    made.current += 1;
    return { key: `new-${made.current}`, id: undefined, name, needsReading };
  };
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => {
    if (list.checks.length === 0) {
      return [fresh(t`Temperature of the fridge`, true), fresh(t`Count the till`), fresh(t`Paper in the printer`)];
    }
    return list.checks.map(({ id, name, needs_reading }) => ({
      ...{ key: String(id), id, name, needsReading: needs_reading },
    }));
  });
  const [hasFaults, setHasFaults] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const save = useMutation({
    mutationFn: () =>
      checkCalls.change({
        params: { store_id: storeId },
        body: {
          version: list.version,
          checks: drafts.map(({ id, name, needsReading }) => ({
            ...{ ...(id && { id }), name: name.trim(), needs_reading: needsReading },
          })),
        },
      }),
    onSuccess(now) {
      showList(queries, storeId, now);
      toast({ text: t`The list is saved.`, tone: 'ok' });
      onClose();
    },
  });
  useFirstFocus(form);
  const set = (key: string, change: Partial<Draft>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...change } : draft)));
  const move = (place: number, by: -1 | 1) => {
    const next = [...drafts];
    const [moved] = next.splice(place, 1);
    if (moved) next.splice(place + by, 0, moved);
    setDrafts(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = drafts.some(({ name }) => name.trim() === '');
    setHasFaults(isEmpty);
    if (!isEmpty) save.mutate();
  };
  return (
    <form ref={form} className={money.card} onSubmit={submit} noValidate>
      <ol className={styles.drafts}>
        {drafts.map(({ key, name, needsReading }, place) => {
          const number = place + 1;
          return (
            <li key={key} className={styles.draft}>
              <Field
                label={t`Check ${number}`}
                maxLength={maxCheckLetters}
                fault={hasFaults && name.trim() === '' && t`Write what to check, or remove it.`}
                value={name}
                onChange={({ target }) => set(key, { name: target.value })}
              />
              <div className={styles.tools}>
                <Checkbox checked={needsReading} onChange={({ target }) => set(key, { needsReading: target.checked })}>
                  <Trans>Write down what was read</Trans>
                </Checkbox>
                <span className={styles.moves}>
                  <IconButton
                    icon="chevron-up"
                    label={t`Move up: ${name}`}
                    disabled={place === 0}
                    onClick={() => move(place, -1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    label={t`Move down: ${name}`}
                    disabled={place === drafts.length - 1}
                    onClick={() => move(place, 1)}
                  />
                  <IconButton
                    icon="trash"
                    label={t`Remove: ${name}`}
                    onClick={() => setDrafts(drafts.filter((draft) => draft.key !== key))}
                  />
                </span>
              </div>
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          kind="outline"
          size="small"
          icon="plus"
          disabled={drafts.length >= maxChecks}
          onClick={() => setDrafts([...drafts, fresh('')])}
        >
          <Trans>Add a check</Trans>
        </Button>
      </div>
      {save.error && <CallFaultNote error={save.error} />}
      <div className={money.foot}>
        <Button type="submit" kind="ink" isLoading={save.isPending}>
          <Trans>Save the list</Trans>
        </Button>
        <Button kind="text" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
