import { Trans, useLingui } from '@lingui/react/macro';
import { degreesIn } from 'app-kit/formats/amounts.ts';
import { withCornerMoved } from 'market/zones/zones-drawing.rules';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { TextArea } from 'ui/forms/field.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import type { MapPoint } from 'ui/map/map-frame.tsx';
import desk from '../../layout/desk.module.css';
import styles from './zones.module.css';

export interface CornerListProps {
  area: readonly MapPoint[];
  selected: number | undefined;
  onSelect: (place: number | undefined) => void;
  onChange: (area: MapPoint[]) => void;
  /** The whole border is another one: the map shows it again. */
  onReplace: (area: MapPoint[]) => void;
}

/** Metres that an arrow key moves a corner. */
const stepMetres = 10;

/** The corners as fields: arrow keys move one by ten metres [OPS-041]. */
export function CornerList({ area, selected, onSelect, onChange, onReplace }: CornerListProps) {
  const { t } = useLingui();
  const [list, setList] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const use = () => {
    const corners = cornersIn(list);
    setIsWrong(corners === undefined);
    if (!corners) return;
    onReplace(corners);
    setList('');
  };
  const remove = (index: number) => {
    onChange(area.toSpliced(index, 1));
    onSelect(undefined);
  };
  return (
    <div className={styles.corners}>
      {area.length > 0 && (
        <ol className={styles.cornerRows}>
          {area.map((corner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner has no other name than its place
            <li key={index} className={classNames(styles.cornerRow, index === selected && styles.chosen)}>
              <span className={styles.place}>{index + 1}</span>
              <Degrees
                label={t`Corner ${index + 1}, north`}
                most={90}
                value={corner.lat}
                onFocus={() => onSelect(index)}
                onChange={(lat) => onChange(area.with(index, { ...corner, lat }))}
                onStep={(metres) => onChange(withCornerMoved(area, index, metres, 0))}
              />
              <Degrees
                label={t`Corner ${index + 1}, east`}
                most={180}
                value={corner.lng}
                onFocus={() => onSelect(index)}
                onChange={(lng) => onChange(area.with(index, { ...corner, lng }))}
                onStep={(metres) => onChange(withCornerMoved(area, index, 0, metres))}
              />
              <IconButton icon="trash" label={t`Delete corner ${index + 1}`} onClick={() => remove(index)} />
            </li>
          ))}
        </ol>
      )}
      {area.length > 0 && (
        <p className={desk.hint}>
          <Trans>
            <kbd>↑</kbd> <kbd>↓</kbd> move a corner by {stepMetres} m. Left: north, right: east.
          </Trans>
        </p>
      )}
      <TextArea
        label={t`Write corners`}
        hint={t`One in each line: north, east. For example 5.5560, -0.1820`}
        rows={3}
        dir="ltr"
        value={list}
        onChange={({ target }) => {
          setList(target.value);
          setIsWrong(false);
        }}
        fault={isWrong && t`Each line needs two numbers with a comma between them.`}
      />
      <div className={styles.cornerActs}>
        <Button kind="outline" size="small" onClick={use} aria-disabled={list.trim() === ''}>
          <Trans>Use these corners</Trans>
        </Button>
        {area.length > 0 && (
          <Button kind="text" size="small" onClick={() => onReplace([])}>
            <Trans>Delete all</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

interface DegreesProps {
  label: string;
  most: 90 | 180;
  value: number;
  onFocus: () => void;
  onChange: (degrees: number) => void;
  onStep: (metres: number) => void;
}

/** A number that may be half written; it counts as soon as it is one. */
function Degrees({ label, most, value, onFocus, onChange, onStep }: DegreesProps) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText((now) => (degreesIn(now, most) === value ? now : String(value))), [value, most]);
  const step = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    onStep(direction * stepMetres);
  };
  return (
    <input
      aria-label={label}
      aria-invalid={degreesIn(text, most) === undefined || undefined}
      inputMode="decimal"
      dir="ltr"
      maxLength={16}
      className={styles.degrees}
      value={text}
      onFocus={onFocus}
      onKeyDown={step}
      onBlur={() => setText(String(value))}
      onChange={({ target }) => {
        setText(target.value);
        const degrees = degreesIn(target.value, most);
        if (degrees !== undefined) onChange(degrees);
      }}
    />
  );
}

/** Returns the corners of a written list; undefined if a line is not a corner. */
function cornersIn(list: string): MapPoint[] | undefined {
  const lines = list.split('\n').filter((line) => line.trim() !== '');
  const corners = lines.map((line) => {
    const [north = '', east = '', ...more] = line.split(/[,;\t]/);
    const [lat, lng] = [degreesIn(north, 90), degreesIn(east, 180)];
    return lat === undefined || lng === undefined || more.length > 0 ? undefined : { lat, lng };
  });
  return corners.length > 0 && corners.every((corner) => corner !== undefined) ? (corners as MapPoint[]) : undefined;
}
