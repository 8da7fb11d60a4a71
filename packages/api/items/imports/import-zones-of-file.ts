import type { MarketImport } from 'market/items/items-import.admin.contract';
import { refusalOfDrawing } from 'market/zones/zones-drawing.rules';
import { refusalOfZoneCurrency } from 'market/zones/zones-money.rules';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type GivenZone, writeZones } from '#api/zones/import-zones.ts';
import { UnreadableZones, zonesIn } from '#api/zones/read-zones.ts';
import { hasOrdersIn, lockDrawing, zonesOfMarket } from '#api/zones/zones-admin.data.ts';

type Faults = MarketImport['faults'];

/** Checks the zones of a GeoJSON file, or writes them, all or none [OPS-090] [OPS-041]. */
export async function importZonesOfFile(
  context: Pick<ApiContext, 'db' | 'live'>,
  staff: AuthorizedOperator,
  { text, isPreview }: { text: string; isPreview: boolean },
): Promise<MarketImport> {
  if (!staff.permissions.includes('ops.zones')) throw new Refusal('right_missing');
  const { zones, faults } = readZones(text);
  const plan = await planOf(context.db, zones, faults);
  if (isPreview || plan.faults.length > 0) return plan;
  const reply = await actAsStaff(context, staff, async (transaction) => {
    await lockDrawing(transaction);
    const again = await planOf(transaction, zones, faults);
    if (again.faults.length === 0) await writeZones(transaction, zones);
    const isDone = again.faults.length === 0;
    const { added, changed } = again;
    return {
      result: { ...again, lines_done: isDone ? zones.length : 0, is_done: isDone },
      change: { action: 'market.import', subject: 'import:zones', after: isDone ? { added, changed } : {} },
    };
  });
  await publishChange(context);
  return reply;
}

function readZones(text: string): { zones: GivenZone[]; faults: Faults } {
  try {
    const { zones, faults } = zonesIn(text);
    return { zones, faults: faults.map(({ place, field, reason }) => ({ line: place, field, reason })) };
  } catch (error) {
    if (!(error instanceof UnreadableZones)) throw error;
    return { zones: [], faults: [{ line: 0, field: '', reason: `The file ${error.message}.` }] };
  }
}

async function planOf(db: Connection, zones: readonly GivenZone[], faults: Faults): Promise<MarketImport> {
  const market = await zonesOfMarket(db);
  const slugs = new Set(zones.map(({ slug }) => slug));
  const standing = market
    .filter(({ slug, active }) => active && !slugs.has(slug))
    .map(({ name, area }) => ({ name, area: cornersOf(area) }));
  const drawn = zones.flatMap(({ name, area }, index) => {
    const others = [...standing, ...zones.slice(0, index)];
    const refusal = refusalOfDrawing(area, others);
    return refusal
      ? [{ line: index + 1, field: 'geometry', reason: drawingFault(refusal.refused, others, area, name) }]
      : [];
  });
  const bySlug = new Map(market.map((zone) => [zone.slug, zone]));
  const money = await Promise.all(
    zones.map(async ({ slug, currency }, index) => {
      const now = bySlug.get(slug);
      if (!now || now.currency === currency) return [];
      const refusal = refusalOfZoneCurrency(currency, now.currency, await hasOrdersIn(db, now.id));
      const reason = `the currency stays ${now.currency}: orders were placed in it`;
      return refusal ? [{ line: index + 1, field: 'currency', reason }] : [];
    }),
  );
  const rows = zones.map(({ slug, name }, index) => ({
    line: index + 1,
    key: slug,
    name,
    photo: '',
    is_new: !bySlug.has(slug),
  }));
  const added = rows.filter(({ is_new: isNew }) => isNew).length;
  return {
    line_count: zones.length + new Set(faults.map(({ line }) => line)).size,
    lines_done: 0,
    is_done: false,
    added,
    changed: rows.length - added,
    rows,
    // Places count all zones of the file: with faults of their own the others are not compared yet.
    faults: faults.length > 0 ? faults : [...drawn, ...money.flat()],
  };
}

function drawingFault(
  refused: string,
  others: readonly { name: string; area: GivenZone['area'] }[],
  area: GivenZone['area'],
  name: string,
): string {
  if (refused === 'zone_crosses') return `the border of ${name} crosses itself`;
  if (refused !== 'zone_overlaps') return `the border of ${name} is not one on the map`;
  const under = others.find((other) => refusalOfDrawing(area, [other])?.refused === 'zone_overlaps');
  return `${name} overlaps ${under?.name ?? 'another zone'}`;
}

/** PostgreSQL writes an area as ((x,y),(x,y)), where x is the longitude. */
function cornersOf(area: string): GivenZone['area'] {
  return Array.from(area.matchAll(/\(([^(),]+),([^(),]+)\)/g), ([, lng, lat]) => ({
    lat: Number(lat),
    lng: Number(lng),
  }));
}
