import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { type Contract, contract } from 'market/contract';
import type { Endpoint } from 'market/endpoint';
import { en } from 'zod/locales';
import { config } from 'zod/mini';
import { accountRoutes } from '#features/account/account.routes.ts';
import { addressesRoutes } from '#features/addresses/addresses.routes.ts';
import { authRoutes } from '#features/auth/auth.routes.ts';
import { sessionOfToken } from '#features/auth/auth-sessions.data.ts';
import { cartRoutes } from '#features/cart/cart.routes.ts';
import { categoriesRoutes } from '#features/categories/categories.routes.ts';
import { chatRoutes } from '#features/chat/chat.routes.ts';
import { configRoutes } from '#features/config/config.routes.ts';
import { itemsRoutes } from '#features/items/items.routes.ts';
import { modulesRoutes } from '#features/modules/modules.routes.ts';
import { notificationsRoutes } from '#features/notifications/notifications.routes.ts';
import { ordersRoutes } from '#features/orders/orders.routes.ts';
import { parcelRoutes } from '#features/parcel/parcel.routes.ts';
import { paymentsRoutes } from '#features/payments/payments.routes.ts';
import { placesRoutes } from '#features/places/places.routes.ts';
import { promotionsRoutes } from '#features/promotions/promotions.routes.ts';
import { registrationRoutes } from '#features/registration/registration.routes.ts';
import { reviewsRoutes } from '#features/reviews/reviews.routes.ts';
import { riskRoutes } from '#features/risk/risk.routes.ts';
import { searchRoutes } from '#features/search/search.routes.ts';
import { storesRoutes } from '#features/stores/stores.routes.ts';
import { walletRoutes } from '#features/wallet/wallet.routes.ts';
import { wishlistRoutes } from '#features/wishlist/wishlist.routes.ts';
import { zonesRoutes } from '#features/zones/zones.routes.ts';
import { bind, type Handlers } from '#http/bind.ts';
import type { FindSession } from '#http/callers.ts';
import { compileValidator } from '#http/compile-validator.ts';
import { compressAnswers } from '#http/compress.ts';
import { serveContractPage } from '#http/contract-page.ts';
import { isTooDeep, refuseCrookedRequests } from '#http/crooked-requests.ts';
import { serveDemoImages } from '#http/demo-images.ts';
import { eventStreams } from '#http/event-streams.ts';
import { openGate } from '#http/gate.ts';
import type { PlaceLimits } from '#http/gate-places.ts';
import { guestsOf } from '#http/guest-ids.ts';
import { sendHeaders } from '#http/headers.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { refuseOtherMethods } from '#http/other-methods.ts';
import { servePrivatePictures } from '#http/private-pictures.ts';
import { readFromReplica } from '#http/read-from-replica.ts';
import { markWrites } from '#http/read-your-writes.ts';
import { Refusal, replyToError } from '#http/refusal.ts';
import { serveBrand } from '#http/serve-brand.ts';
import { serveUploads } from '#http/serve-uploads.ts';
import { believeProxies } from '#http/trusted-proxies.ts';

export interface ApiOptions extends Pick<FastifyServerOptions, 'serverFactory' | 'logger' | 'trustProxy'> {
  checkReplies?: boolean;
  /** How many requests of the network are worked on; unset means all. */
  gate?: Gate | undefined;
}

export interface Gate {
  limits: PlaceLimits;
  onRefuse?: (() => void) | undefined;
}

// The small schema library speaks no language until it is given one.
config(en());

/** Builds the API: no port, no globals. */
export function buildApi(
  needs: ApiNeeds,
  { checkReplies = false, gate, ...options }: ApiOptions = {},
): FastifyInstance {
  const app = Fastify({ ...options, bodyLimit: 64 * 1024, forceCloseConnections: 'idle', return503OnClosing: true });
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    needs.onFault?.(fault);
    replyToError(fault, request, reply);
  });
  acceptEmptyBodies(app);
  if (needs.replica) markWrites(app);
  compressAnswers(app);
  // Before all that is done for a request, for whoever finds no place must cost next to nothing; after what is done to an answer.
  if (gate) openGate(app, gate.limits, gate.onRefuse);
  believeProxies(app);
  refuseCrookedRequests(app);
  sendHeaders(app);

  const openStream = eventStreams(app, needs.streams);
  const findSession: FindSession = (hash) => sessionOfToken(needs.db, hash);
  const isGuest = guestsOf(needs.db);
  const handlers = handlersOf(needs);
  const { replica } = needs;
  const copies = replica && handlersOf({ ...needs, db: replica.db });
  for (const [noun, endpoints] of Object.entries(contract)) {
    const primary = handlers[noun as keyof Contract] as unknown as AnyHandlers;
    const copy = copies?.[noun as keyof Contract] as unknown as AnyHandlers | undefined;
    const bound = copy && replica ? readFromReplica(endpoints, { primary, copy }, replica) : primary;
    bind(app, endpoints, bound, { checkReplies, findSession, isGuest, openStream });
  }

  refuseOtherMethods(app, contract);
  serveContractPage(app, contract);
  if (needs.brand) serveBrand(app, needs.brand);
  // The demo's pictures come with it; an operator has his own.
  app.register(serveDemoImages);
  serveUploads(app, needs.uploads);
  servePrivatePictures(app, needs);
  const refuseUnknown = () => {
    throw new Refusal('not_found');
  };
  app.all('/api/*', refuseUnknown);
  app.setNotFoundHandler(refuseUnknown);
  return app;
}

type AnyHandlers = Handlers<Record<string, Endpoint>>;

function handlersOf(needs: ApiNeeds): { [Noun in keyof Contract]: Handlers<Contract[Noun]> } {
  return {
    account: accountRoutes(needs),
    addresses: addressesRoutes(needs),
    auth: authRoutes(needs),
    cart: cartRoutes(needs),
    categories: categoriesRoutes(needs),
    chat: chatRoutes(needs),
    config: configRoutes(needs),
    items: itemsRoutes(needs),
    modules: modulesRoutes(needs),
    notifications: notificationsRoutes(needs),
    orders: ordersRoutes(needs),
    parcel: parcelRoutes(needs),
    payments: paymentsRoutes(needs),
    places: placesRoutes(needs),
    promotions: promotionsRoutes(needs),
    registration: registrationRoutes(needs),
    reviews: reviewsRoutes(needs),
    risk: riskRoutes(needs),
    search: searchRoutes(needs),
    stores: storesRoutes(needs),
    wallet: walletRoutes(needs),
    wishlist: wishlistRoutes(needs),
    zones: zonesRoutes(needs),
  };
}

/** Many clients name the type of a body that they do not send; the contract decides whether one was needed. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isTooDeep(String(body))) done(new Refusal('invalid_input', 'The body is nested too deep.'));
    else parse(request, String(body), done);
  });
}
