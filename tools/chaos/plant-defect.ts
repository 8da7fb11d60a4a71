import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Loaded before the server, this rewrites some of its lines while they are read: the control of the
 * harness is the real server with a known fault. A line that is not found ends the run, so that a
 * control can never be quietly empty.
 */
interface Defect {
  file: string;
  edits: readonly (readonly [line: string, instead: string])[];
}

const defects: Record<string, Defect> = {
  // Every request gets a key of its own: a repeated one is a new order.
  'no-idempotency': {
    file: 'api/db/once.ts',
    edits: [['key: intent.key,', 'key: intent.key + Math.random(),']],
  },
  // The stock is read at one moment and written at another.
  'read-then-write': {
    file: 'api/features/orders/orders.data.ts',
    edits: [
      [
        'set stock = stock - w.quantity\n      from unnest(${items',
        'set stock = (select s.stock from items s where s.id = i.id) - w.quantity\n      from unnest(${items',
      ],
    ],
  },
};

const defect = defects[process.env.PLANTED_DEFECT ?? ''];
if (!defect) throw new Error(`There is no defect of the name ${process.env.PLANTED_DEFECT}`);
const { file, edits } = defect;
const source = edits.reduce(
  (text, [line, instead]) => {
    if (!text.includes(line)) throw new Error(`${file} has no line to break: ${line}`);
    return text.replace(line, instead);
  },
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
);

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    return url.startsWith('file:') && fileURLToPath(url).endsWith(file) ? { ...loaded, source } : loaded;
  },
});
