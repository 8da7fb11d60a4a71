import type { Contract } from 'market/contract';
import { codeIn, outboxLength } from 'market/notifications/notifications.rules';
import type { Handlers } from '#http/bind.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';
import { newestDemoPosts } from './notifications-demo.data.ts';

export const notificationsRoutes = ({ db, isDemo }: ApiNeeds): Handlers<Contract['notifications']> => ({
  /** Shows the codes of everybody, which is the point of a demo and the end of any other market. */
  async outbox({ query }) {
    if (!isDemo) throw new Refusal('not_found');
    const posts = await newestDemoPosts(db, query.channel, outboxLength);
    return {
      messages: posts.map(({ created_at, ...post }) => ({
        ...post,
        code: codeIn(post.body),
        created_at: created_at.toISOString(),
      })),
    };
  },
});
