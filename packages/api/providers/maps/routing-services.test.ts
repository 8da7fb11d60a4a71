import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { type AnsweringServer, sendJson, startAnsweringServer } from '#api/testing/stand-ins/answering-server.ts';
import { describeDirections } from '#api/testing/stand-ins/directions-conformance.ts';
import { roadCentre, startOsrmStandIn, startValhallaStandIn } from '#api/testing/stand-ins/roads-stand-in.ts';
import { DeliveryError } from '../delivery-error.ts';
import { demoDirections } from './demo-directions.ts';
import { guardedDirections } from './guarded-directions.ts';
import { osrmDirections } from './osrm-directions.ts';
import { valhallaDirections } from './valhalla-directions.ts';

const services = [
  { name: 'OSRM', start: startOsrmStandIn, open: osrmDirections },
  { name: 'Valhalla', start: startValhallaStandIn, open: valhallaDirections },
];
const known = [roadCentre, { lat: 5.58, lng: -0.17 }] as const;
const nowhere = { lat: 4.9, lng: -0.2 };
const brief = { timeoutMilliseconds: 250 };

describeDirections('The map of the demo', {
  directions: demoDirections,
  known: [knownZones.yaba.at, knownZones.island.at],
  nowhere: { lat: 6.35, lng: 3.4 },
});

describe.each(services)('ways by $name', ({ name, start, open }) => {
  let server: AnsweringServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  describeDirections(name, { directions: () => open(server.origin), known, nowhere });

  async function answering(answer: Parameters<typeof startAnsweringServer>[0]) {
    const faulty = await startAnsweringServer(answer);
    const fault = await open(faulty.origin, brief)
      .way(...known)
      .catch((error: unknown) => error);
    await faulty.stop();
    expect(fault).toBeInstanceOf(DeliveryError);
    return (fault as DeliveryError).reason;
  }

  it('fail in words for the log where the service answers with nonsense, with a fault, or not at all', async () => {
    expect(await answering((_url, response) => sendJson(response, { code: 'Ok', routes: [], trip: {} }))).toBe('away');
    expect(await answering((_url, response) => sendJson(response, { code: 'InvalidUrl' }, 400))).toBe('refused');
    expect(await answering((_url, response) => sendJson(response, {}, 503))).toBe('away');
    expect(await answering(() => {})).toBe('away');
  });

  it('are asked for once by all who look at the same order, and never hold an order up', async () => {
    const reports: string[] = [];
    const guarded = guardedDirections(open(server.origin), name, (words) => reports.push(words));
    const before = server.requests.length;
    const ways = await Promise.all([guarded.way(...known), guarded.way(...known), guarded.way(...known)]);
    expect(new Set(ways.map((way) => way?.metres)).size).toBe(1);
    expect(server.requests.length).toBe(before + 1);
    const away = guardedDirections(open('http://127.0.0.1:9', { ...brief, pause: async () => {} }), name, (words) =>
      reports.push(words),
    );
    expect(await away.way(...known)).toBeUndefined();
    expect(await away.table(known)).toBeUndefined();
    expect(reports[0]).toContain(name);
  });
});
