import { Trans, useLingui } from '@lingui/react/macro';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { menuCalls } from '../menu-calls.ts';
import { focusRefusedHours } from './focus-refused-hours.ts';
import { type CategoryHours, type SentWeek, useSendHours } from './menu-hours-calls.ts';
import styles from './vendor-menu-hours-page.module.css';
import { inputOfWeek, readWeek, WeekField } from './week-field.tsx';

export interface CategoryHoursDialogProps {
  storeId: number;
  category: CategoryHours;
  onClose: () => void;
}

/** When the items of a category are sold [STO-058]. */
export function CategoryHoursDialog({ storeId, category, onClose }: CategoryHoursDialogProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { id, name, version } = category;
  const [isTimed, setTimed] = useState(category.week !== null);
  const [written, setWritten] = useState(() => inputOfWeek(category.week));
  const [isChecked, setChecked] = useState(false);
  const save = useSendHours(
    storeId,
    (week: SentWeek | null) =>
      menuCalls.setCategoryHours({ params: { store_id: storeId, category_id: id }, body: { version, week } }),
    () => {
      toast({ text: t`Hours of ${name} saved`, tone: 'ok' });
      onClose();
    },
  );
  const read = readWeek(written);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setChecked(true);
    if (!isTimed) return save.mutate(null);
    if ('week' in read) return save.mutate(read.week);
    focusRefusedHours(form.current);
  };
  return (
    <Dialog title={t`Hours of ${name}`} width={560} onClose={onClose}>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <Checkbox checked={isTimed} onChange={({ target }) => setTimed(target.checked)}>
          <Trans>Sold at some hours only</Trans>
        </Checkbox>
        {isTimed && (
          <WeekField
            legend={<Trans>Sold at these hours</Trans>}
            written={written}
            read={isChecked ? read : undefined}
            onChange={setWritten}
          />
        )}
        {save.error && <CallFaultNote error={save.error} />}
        <div className={styles.answers}>
          <Button kind="text" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" isLoading={save.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
