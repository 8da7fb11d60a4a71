import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const markMilliseconds = 10_000;

/** The id of what was just made, as the page that made it passes it on. */
export interface CreatedRowState {
  made: number;
}

/** Returns the id of the row that was just made and is first for 10 seconds; undefined afterwards [SEAT-20]. */
export function useNewRow(): number | undefined {
  const state = useLocation().state as CreatedRowState | null;
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), markMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? undefined : state?.made;
}

/** Returns rows with the one of this id first. */
export function withFirst<Row extends { id: number }>(rows: readonly Row[], id: number | undefined): Row[] {
  return [...rows].sort((one, other) => Number(other.id === id) - Number(one.id === id));
}
