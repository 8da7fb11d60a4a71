import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Returns which orders are ticked, and a function that changes them. They are in the history entry of the list, so
 * that they are there after a reload and after a look at one of them [OPS-012]. Another list starts without any.
 */
export function useTickedOrders(): readonly [
  ReadonlySet<string>,
  (change: (before: readonly string[]) => readonly string[]) => void,
] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [ticked, setTicked] = useState(() => tickedIn(state));
  const change = (changed: (before: readonly string[]) => readonly string[]) => {
    const next = changed([...ticked]);
    setTicked(new Set(next));
    void navigate({ search }, { replace: true, preventScrollReset: true, state: { ticked: next } });
  };
  return [ticked, change];
}

function tickedIn(state: unknown): ReadonlySet<string> {
  const saved = (state as { ticked?: unknown } | null)?.ticked;
  return new Set(Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : []);
}
