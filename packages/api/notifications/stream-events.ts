import type { ApiContext } from '#api/http/api-context.ts';
import type { Listening } from '#api/http/listen/event-streams.ts';

/**
 * Streams events of these topics as they happen, after those that were missed; sends `again` if the missed ones are
 * unknown.
 */
export function streamEvents({ live }: ApiContext, topics: readonly string[]): Listening {
  return {
    about: topics.join(' '),
    start({ send }, last) {
      const again = () => send({ name: 'again', data: {} });
      const missed = last === undefined ? [] : live.after(last, topics);
      if (missed) for (const event of missed) send(event);
      else again();
      return live.listen(topics, (event) => (event ? send(event) : again()));
    },
  };
}
