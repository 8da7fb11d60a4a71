import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { showDue } from './show-due.ts';
import { providersFor } from './start-payment.ts';

export const paymentsRoutes = (context: ApiContext): Pick<Handlers<Contract['payments']>, 'ways' | 'due'> => ({
  async ways({ query }) {
    const { rows, page } = pageOfAll(providersFor(context.payments, query.currency), query);
    const ways = rows.map(({ name, title, currencies }) => ({
      name,
      title,
      currencies: currencies ? [...currencies] : null,
    }));
    return { ...page, ways };
  },

  due({ query, caller: shopper }) {
    return showDue(context, { shopper, orderId: query.order_id });
  },
});
