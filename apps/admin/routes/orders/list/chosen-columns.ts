import { type OrderColumn, orderColumns, usualOrderColumns } from 'market/orders/desk/orders-acts.rules';
import { useState } from 'react';

const key = 'soko-order-columns';

/** Returns the columns that were chosen on this device, in their usual sequence, and a function that chooses others [OPS-012]. */
export function useChosenColumns(): readonly [readonly OrderColumn[], (columns: readonly OrderColumn[]) => void] {
  const [columns, setColumns] = useState(savedColumns);
  const choose = (chosen: readonly OrderColumn[]) => {
    const inSequence = orderColumns.filter((column) => chosen.includes(column));
    setColumns(inSequence);
    try {
      localStorage.setItem(key, JSON.stringify(inSequence));
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  };
  return [columns, choose];
}

function savedColumns(): readonly OrderColumn[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(saved) ? orderColumns.filter((column) => saved.includes(column)) : usualOrderColumns;
  } catch {
    return usualOrderColumns;
  }
}
