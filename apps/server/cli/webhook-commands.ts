import {
  addEndpoint,
  faultOfEndpoint,
  overlapHours,
  replayWebhooks,
  rotateSecret,
  testEndpoint,
  type WantedReplay,
} from 'api/notifications/manage-webhooks';
import { deleteEndpoint, endpointRows } from 'api/notifications/notifications-webhooks.data';
import { httpWebhooks } from 'api/providers/webhooks/http-webhooks';
import { beside, numberIn } from './command-context.ts';
import type { Call, Command } from './terminal/command.ts';
import { CommandFault } from './terminal/exit-codes.ts';
import { textTable } from './terminal/text-table.ts';

export const webhookCommands: readonly Command[] = [
  {
    name: 'webhook add',
    about: 'Adds an endpoint that receives events from now on; see docs/webhooks.md. Its secret is shown once.',
    parameters: [{ name: 'url', about: 'Where events are posted.' }],
    options: {
      events: { about: 'Only these, separated by commas; defaults to all.', value: 'list' },
    },
    example: 'webhook add http://127.0.0.1:4000/soko --events order.placed,order.paid',
    exits: ['data', 'unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db, configuration: { webhookReach } }) => {
        const url = call.word('url');
        const events = (call.option('events') ?? '').split(',').filter(Boolean);
        const fault = faultOfEndpoint(url, events, webhookReach);
        if (fault !== null) throw new CommandFault('data', fault);
        const { id, secret } = await addEndpoint(db, { url, events });
        const text = `Endpoint ${id} hears ${events.join(', ') || 'every event'}. Its secret, shown only now: ${secret}`;
        return { text, json: { id, url, events, secret } };
      }),
  },
  {
    name: 'webhook list',
    about: 'Lists the endpoints with their events, and the number of waiting and given-up deliveries.',
    example: 'webhook list',
    exits: ['unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db }) => {
        const endpoints = await endpointRows(db);
        const rows = endpoints.map(({ events, ...endpoint }) => ({ ...endpoint, events: events.join(',') || 'all' }));
        return { text: textTable(rows, 'No endpoint.'), json: { endpoints } };
      }),
  },
  {
    name: 'webhook remove',
    about: 'Removes an endpoint with everything that waits for it.',
    parameters: [{ name: 'endpoint', about: 'Its number.' }],
    example: 'webhook remove 1',
    exits: ['nobody', 'unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db }) => {
        const id = endpointNumber(call.word('endpoint'));
        if (!(await deleteEndpoint(db, id))) throw noEndpoint(id);
        return { text: `Endpoint ${id} hears no more.`, json: { id } };
      }),
  },
  {
    name: 'webhook test',
    about: 'Sends a test event of the type webhook.test to an endpoint, and prints its reply.',
    parameters: [{ name: 'endpoint', about: 'Its number.' }],
    example: 'webhook test 1',
    exits: ['found', 'nobody', 'unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db, configuration: { webhookReach } }) => {
        const id = endpointNumber(call.word('endpoint'));
        const webhooks = httpWebhooks({ reach: webhookReach });
        const result = await testEndpoint({ db, webhooks }, { id, at: new Date() });
        if (!result) throw noEndpoint(id);
        const { url, eventId, milliseconds, fault } = result;
        const text =
          fault === null
            ? `${url} took ${eventId} within ${milliseconds} ms.`
            : `${url} did not take ${eventId}: ${fault}`;
        return { text, json: { id, ...result }, exit: fault === null ? 'done' : 'found' };
      }),
  },
  {
    name: 'webhook rotate',
    about: `Gives an endpoint a new secret, shown once. Events have the signatures of both for ${overlapHours} hours.`,
    parameters: [{ name: 'endpoint', about: 'Its number.' }],
    example: 'webhook rotate 1',
    exits: ['nobody', 'unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db }) => {
        const id = endpointNumber(call.word('endpoint'));
        const rotated = await rotateSecret(db, { id, at: new Date() });
        if (!rotated) throw noEndpoint(id);
        const { secret, until } = rotated;
        const text =
          `The new secret of endpoint ${id}, shown only now: ${secret}\n` +
          `The one before it signs too until ${until.toISOString()}.`;
        return { text, json: { id, secret, formerUntil: until.toISOString() } };
      }),
  },
  {
    name: 'webhook replay',
    about: 'Sends events again, with their original ids; defaults to those that were given up.',
    options: {
      event: { about: 'Only this one, by its webhook-id.', value: 'id' },
      since: { about: 'All since then, delivered or not.', value: 'time' },
      endpoint: { about: 'Only to this endpoint, also if it was added later.', value: 'number' },
    },
    example: 'webhook replay --since 2026-11-22T06:00:00Z --endpoint 1',
    exits: ['data', 'nobody', 'unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ db }) => {
        const wanted = replayIn(call);
        const { endpointId } = wanted;
        if (endpointId !== undefined && !(await endpointRows(db)).some(({ id }) => id === endpointId)) {
          throw noEndpoint(endpointId);
        }
        const replayed = await replayWebhooks(db, wanted);
        if (replayed === undefined) throw new CommandFault('nobody', `There was no event ${wanted.event}.`);
        return { text: `${replayed === 1 ? '1 webhook goes' : `${replayed} webhooks go`} again.`, json: { replayed } };
      }),
  },
];

function replayIn(call: Call): WantedReplay {
  const [event, written] = [call.option('event'), call.option('since')];
  if (event !== undefined && written !== undefined) throw new CommandFault('words', 'Say --event or --since.');
  const since = written === undefined ? undefined : new Date(written);
  if (since && Number.isNaN(since.getTime())) {
    throw new CommandFault('data', `${written} is no time such as 2026-11-22T06:00:00Z.`);
  }
  const endpointId = call.option('endpoint') === undefined ? undefined : numberIn(call, 'endpoint', 0);
  return { event, since, endpointId };
}

function noEndpoint(id: number): CommandFault {
  return new CommandFault('nobody', `There is no endpoint ${id}.`);
}

function endpointNumber(word: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new CommandFault('words', `An endpoint is a whole number, not '${word}'.`);
}
