import { Trans, useLingui } from '@lingui/react/macro';
import { maxReasons, minReasonPixels } from 'market/parcel/parcel-home.rules';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Field, TextArea } from 'ui/forms/field.tsx';
import { usePreview } from 'ui/forms/use-preview.ts';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { Picture } from 'ui/media/picture.tsx';
import desk from '../../../layout/desk.module.css';
import { PromotionPhoto } from '../../promotions/parts/promotion-photo.tsx';
import styles from './module-home.module.css';
import { newReason, type ReasonDraft } from './module-home-draft.ts';

export interface ReasonRowsProps {
  reasons: readonly ReasonDraft[];
  /** Whether what is missing is shown. */
  isChecked: boolean;
  photoFault: (key: string) => string | undefined;
  onChange: (reasonsOf: (now: ReasonDraft[]) => ReasonDraft[]) => void;
}

/** The reasons in their sequence: added at the end, moved by buttons or Alt with an arrow, and removed. */
export function ReasonRows({ reasons, isChecked, photoFault, onChange }: ReasonRowsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState('');
  const count = reasons.length;
  const focusRow = (place: number) =>
    (list.current?.children[place]?.querySelector<HTMLElement>('input') ?? add.current)?.focus();
  const move = (from: number, to: number) => {
    const row = reasons[from];
    if (!row || to < 0 || to >= count) return;
    const focused = document.activeElement;
    const [name, place] = [nameOf(row, to), to + 1];
    flushSync(() => {
      onChange((now) => now.toSpliced(from, 1).toSpliced(to, 0, row));
      setMoved(t`${name} is ${place} of ${count} now`);
    });
    // A row that moves loses the focus, and so does a button that can move no further.
    if (focused instanceof HTMLElement) focused.focus();
    if (document.activeElement !== focused) focusRow(to);
  };
  const nameOf = ({ title }: ReasonDraft, place: number) => {
    const number = place + 1;
    return title.trim() || t`Reason ${number}`;
  };
  return (
    <section className={desk.card} aria-labelledby="home-reasons">
      <h2 id="home-reasons" className={desk.cardTitle}>
        <Trans>Reasons</Trans>
      </h2>
      {count === 0 && (
        <p className={styles.none}>
          <Trans>
            No reason yet, so this part of the page is left out. Add what you do better: speed, care, price.
          </Trans>
        </p>
      )}
      <ol ref={list} className={styles.rows}>
        {reasons.map((reason, place) => (
          <ReasonRow
            key={reason.key}
            reason={reason}
            name={nameOf(reason, place)}
            isChecked={isChecked}
            photoFault={photoFault(reason.key)}
            onMoveUp={place > 0 ? () => move(place, place - 1) : undefined}
            onMoveDown={place < count - 1 ? () => move(place, place + 1) : undefined}
            onChange={(part) =>
              onChange((now) => now.map((row) => (row.key === reason.key ? { ...row, ...part } : row)))
            }
            onRemove={() => {
              flushSync(() => onChange((now) => now.filter(({ key }) => key !== reason.key)));
              focusRow(Math.min(place, count - 2));
            }}
          />
        ))}
      </ol>
      <div className={styles.end}>
        <Button
          ref={add}
          kind="outline"
          icon="plus"
          disabled={count >= maxReasons}
          onClick={() => {
            flushSync(() => onChange((now) => [...now, newReason(crypto.randomUUID())]));
            focusRow(count);
          }}
        >
          <Trans>Add a reason</Trans>
        </Button>
        <span className={desk.hint}>
          {count >= maxReasons ? (
            <Trans>{maxReasons} are the most.</Trans>
          ) : (
            <Trans>At most {maxReasons}. Four fit one row of a large screen.</Trans>
          )}
        </span>
      </div>
      <span role="status">
        <VisuallyHidden>{moved}</VisuallyHidden>
      </span>
    </section>
  );
}

interface ReasonRowProps {
  reason: ReasonDraft;
  name: string;
  isChecked: boolean;
  photoFault: string | undefined;
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
  onChange: (part: Partial<ReasonDraft>) => void;
  onRemove: () => void;
}

function ReasonRow(props: ReasonRowProps) {
  const { reason, name, isChecked, photoFault, onMoveUp, onMoveDown, onChange, onRemove } = props;
  const { t } = useLingui();
  const id = useId();
  const preview = usePreview(reason.photo);
  const moveByKey = (event: KeyboardEvent) => {
    const act = event.altKey && { ArrowUp: onMoveUp, ArrowDown: onMoveDown }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <li className={styles.row} aria-labelledby={id} onKeyDown={moveByKey}>
      <div className={styles.head}>
        <Picture src={preview ?? reason.image} alt="" sizes="56px" className={styles.mark} />
        <h3 id={id} className={desk.name}>
          <bdi>{name}</bdi>
        </h3>
        <span className={styles.actions}>
          <IconButton
            icon="chevron-up"
            label={t`Move ${name} up`}
            aria-keyshortcuts="Alt+ArrowUp"
            disabled={!onMoveUp}
            onClick={onMoveUp}
          />
          <IconButton
            icon="chevron-down"
            label={t`Move ${name} down`}
            aria-keyshortcuts="Alt+ArrowDown"
            disabled={!onMoveDown}
            onClick={onMoveDown}
          />
          <IconButton icon="trash" label={t`Remove ${name}`} onClick={onRemove} />
        </span>
      </div>
      <Field
        label={t`Title`}
        maxLength={100}
        dir="auto"
        data-needed
        value={reason.title}
        onChange={({ target }) => onChange({ title: target.value })}
        fault={isChecked && !reason.title.trim() && t`Write a title.`}
      />
      <TextArea
        label={t`One or two sentences below it`}
        maxLength={300}
        rows={2}
        dir="auto"
        value={reason.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <PromotionPhoto
        onChoose={(photo) => onChange({ photo })}
        fault={photoFault}
        hint={<Trans>It is cut to a square of at least {minReasonPixels} pixels. JPG, PNG or GIF, at most 2 MB.</Trans>}
      />
    </li>
  );
}
