import { freePort } from 'api/db/embedded/free-port';
import { type RunningServer, startOurs } from '../bench-servers.ts';
import { type BellFigures, benchBell } from './bench-bell.ts';
import { benchLongMenu, type LongMenuFigures } from './bench-long-menu.ts';
import { benchOutage, type Outage, type OutageFigures } from './bench-outage.ts';
import { benchSecondLoad, type SecondLoadFigures } from './bench-second-load.ts';

export type VendorFigures =
  | BellFigures
  | LongMenuFigures
  | SecondLoadFigures
  | (OutageFigures & { isWithinGoal: boolean });

export interface VendorRun {
  /** One of the parts below; all of them where it is left out. */
  part: string | undefined;
  seconds: number;
  /** How long the network is away in the outage without deaths of the app; with 0 there is none. */
  minutes: number;
  /** How many outages with deaths of the app there are, with 200 actions each. */
  rounds: number;
}

/** The figures of the application of stores, in a browser. A control must miss its goal. */
export async function benchVendor(
  databaseUrl: string,
  { part, seconds, minutes, rounds }: VendorRun,
): Promise<Record<string, VendorFigures>> {
  const parts: Record<string, () => Promise<Record<string, VendorFigures>>> = {
    bell: () => onServer(({ base }) => benchBell(base, databaseUrl)),
    open: () => onServer(({ base }) => benchSecondLoad(base, databaseUrl)),
    menu: () => onServer(({ base }) => benchLongMenu(base, databaseUrl, { seconds })),
    outage: () => outages(),
  };
  const figures: Record<string, VendorFigures> = {};
  for (const [name, measure] of Object.entries(parts)) {
    if (part !== undefined && part !== name) continue;
    console.log(`\nThe application of stores: ${name}`);
    Object.assign(figures, await measure());
  }
  for (const [name, { isWithinGoal }] of Object.entries(figures)) {
    if (isWithinGoal === name.startsWith('control')) process.exitCode = 1;
  }
  return figures;

  async function onServer<Result>(work: (ours: RunningServer) => Promise<Result>, more = {}): Promise<Result> {
    const ours = await startOurs(databaseUrl, await freePort(), more);
    try {
      return await work(ours);
    } finally {
      await ours.stop();
    }
  }

  async function outages(): Promise<Record<string, VendorFigures>> {
    const short = { minutes: 0, outages: 1, kills: 3 };
    const runs: Record<string, Outage & { defect?: string }> = {
      ...(minutes > 0 && {
        [`${minutes} minutes without a network`]: { minutes, outages: 1, kills: 0, firstStore: 1 },
      }),
      'outages with deaths of the app': { ...short, outages: rounds, firstStore: 2 },
      'control: forgets at a death': { ...short, forgets: true, firstStore: 2 + rounds },
      'control: takes repeated steps': { ...short, firstStore: 3 + rounds, defect: 'repeated-steps' },
    };
    const found: Record<string, VendorFigures> = {};
    for (const [name, { defect, ...outage }] of Object.entries(runs)) {
      console.log(`  ${name}`);
      const more = defect ? { PLANTED_DEFECT: defect } : {};
      const { isSound, ...seen } = await onServer(({ base }) => benchOutage(base, databaseUrl, outage), more);
      found[name] = { ...seen, isSound, isWithinGoal: isSound };
    }
    return found;
  }
}
