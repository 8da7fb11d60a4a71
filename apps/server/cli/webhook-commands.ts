import { Option } from '@commander-js/extra-typings';
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
import { runWithDatabase } from './command-context.ts';
import { type AddCommands, helpFooter, wholeNumber } from './terminal/command-line.ts';
import { CommandFault } from './terminal/exit-codes.ts';
import { textTable } from './terminal/text-table.ts';

const endpointTexts = 'Its number.';

export const addWebhookCommands: AddCommands = (soko, invocation) => {
  const webhook = soko.command('webhook');
  webhook
    .command('add')
    .description('Adds an endpoint that receives events from now on; see docs/webhooks.md. Its secret is shown once.')
    .argument('<url>', 'Where events are posted.')
    .option('--events <list>', 'Only these, separated by commas; defaults to all.', readList, [])
    .addHelpText(
      'after',
      helpFooter('webhook add http://127.0.0.1:4000/soko --events order.placed,order.paid', [
        'data',
        'unavailable',
        'configuration',
      ]),
    )
    .action((url, { events }) =>
      runWithDatabase(invocation, async ({ db, configuration: { webhookReach } }) => {
        const fault = faultOfEndpoint(url, events, webhookReach);
        if (fault !== null) throw new CommandFault('data', fault);
        const { id, secret } = await addEndpoint(db, { url, events });
        const text = `Endpoint ${id} hears ${events.join(', ') || 'every event'}. Its secret, shown only now: ${secret}`;
        return { text, json: { id, url, events, secret } };
      }),
    );
  webhook
    .command('list')
    .description('Lists the endpoints with their events, and the number of waiting and given-up deliveries.')
    .addHelpText('after', helpFooter('webhook list', ['unavailable', 'configuration']))
    .action(() =>
      runWithDatabase(invocation, async ({ db }) => {
        const endpoints = await endpointRows(db);
        const rows = endpoints.map(({ events, ...endpoint }) => ({ ...endpoint, events: events.join(',') || 'all' }));
        return { text: textTable(rows, 'No endpoint.'), json: { endpoints } };
      }),
    );
  webhook
    .command('remove')
    .description('Removes an endpoint with everything that waits for it.')
    .argument('<endpoint>', endpointTexts, wholeNumber)
    .addHelpText('after', helpFooter('webhook remove 1', ['no_account', 'unavailable', 'configuration']))
    .action((id) =>
      runWithDatabase(invocation, async ({ db }) => {
        if (!(await deleteEndpoint(db, id))) throw noEndpoint(id);
        return { text: `Endpoint ${id} is unsubscribed.`, json: { id } };
      }),
    );
  webhook
    .command('test')
    .description('Sends a test event of the type webhook.test to an endpoint, and prints its reply.')
    .argument('<endpoint>', endpointTexts, wholeNumber)
    .addHelpText('after', helpFooter('webhook test 1', ['problem_found', 'no_account', 'unavailable', 'configuration']))
    .action((id) =>
      runWithDatabase(invocation, async ({ db, configuration: { webhookReach } }) => {
        const webhooks = httpWebhooks({ reach: webhookReach });
        const result = await testEndpoint({ db, webhooks }, { id, at: new Date() });
        if (!result) throw noEndpoint(id);
        const { url, eventId, milliseconds, fault } = result;
        const text =
          fault === null ? `${url} took ${eventId} within ${milliseconds} ms.` : `${url} rejected ${eventId}: ${fault}`;
        return { text, json: { id, ...result }, exit: fault === null ? 'done' : 'problem_found' };
      }),
    );
  webhook
    .command('rotate')
    .description(
      `Gives an endpoint a new secret, shown once. Events have the signatures of both for ${overlapHours} hours.`,
    )
    .argument('<endpoint>', endpointTexts, wholeNumber)
    .addHelpText('after', helpFooter('webhook rotate 1', ['no_account', 'unavailable', 'configuration']))
    .action((id) =>
      runWithDatabase(invocation, async ({ db }) => {
        const rotated = await rotateSecret(db, { id, at: new Date() });
        if (!rotated) throw noEndpoint(id);
        const { secret, until } = rotated;
        const text =
          `The new secret of endpoint ${id}, shown only now: ${secret}\n` +
          `The one before it signs too until ${until.toISOString()}.`;
        return { text, json: { id, secret, formerUntil: until.toISOString() } };
      }),
    );
  webhook
    .command('replay')
    .description('Sends events again, with their original ids; defaults to those that were given up.')
    .addOption(new Option('--event <id>', 'Only this one, by its webhook-id.').conflicts('since'))
    .option('--since <time>', 'All since then, delivered or not.')
    .option('--endpoint <number>', 'Only to this endpoint, also if it was added later.', wholeNumber)
    .addHelpText(
      'after',
      helpFooter('webhook replay --since 2026-11-22T06:00:00Z --endpoint 1', [
        'data',
        'no_account',
        'unavailable',
        'configuration',
      ]),
    )
    .action(({ event, since, endpoint: endpointId }) =>
      runWithDatabase(invocation, async ({ db }) => {
        const wanted: WantedReplay = { event, since: parseMoment(since), endpointId };
        if (endpointId !== undefined && !(await endpointRows(db)).some(({ id }) => id === endpointId)) {
          throw noEndpoint(endpointId);
        }
        const replayed = await replayWebhooks(db, wanted);
        if (replayed === undefined) throw new CommandFault('no_account', `There was no event ${wanted.event}.`);
        return { text: `${replayed === 1 ? '1 webhook is' : `${replayed} webhooks are`} retried.`, json: { replayed } };
      }),
    );
};

function readList(written: string): string[] {
  return written.split(',').filter(Boolean);
}

function parseMoment(written: string | undefined): Date | undefined {
  if (written === undefined) return undefined;
  const moment = new Date(written);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new CommandFault('data', `${written} is not a time such as 2026-11-22T06:00:00Z.`);
}

function noEndpoint(id: number): CommandFault {
  return new CommandFault('no_account', `There is no endpoint ${id}.`);
}
