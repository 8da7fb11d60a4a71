import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { oldestClientVersion } from 'market/calls/client-version.rules';
import { type Contract, contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { en } from 'zod/locales';
import { config } from 'zod/mini';
import { adminAccessRoutes } from '#api/access/access.admin.routes.ts';
import { courierOf, memberOf, operatorOf } from '#api/access/access.data.ts';
import { accessRoutes } from '#api/access/access.routes.ts';
import { vendorAccessRoutes } from '#api/access/access.vendor.routes.ts';
import { adminAlarmsRoutes } from '#api/access/alarms/access-alarms.admin.routes.ts';
import { courierAlarmsRoutes } from '#api/access/alarms/access-alarms.courier.routes.ts';
import { adminAuditRoutes } from '#api/access/audit/access-audit.routes.ts';
import { devicesRoutes } from '#api/access/devices/access-devices.routes.ts';
import { vendorDevicesRoutes } from '#api/access/devices/access-devices.vendor.routes.ts';
import { adminLimitsRoutes } from '#api/access/limits/access-limits.admin.routes.ts';
import { adminNetworksRoutes } from '#api/access/networks/access-networks.admin.routes.ts';
import { networksOfOperators } from '#api/access/networks/operator-networks.ts';
import { registrationRoutes } from '#api/access/registration/registration.routes.ts';
import { accountRoutes } from '#api/account/account.routes.ts';
import { preferencesRoutes } from '#api/account/account-preferences.routes.ts';
import { adminCustomersRoutes } from '#api/account/desk/account.admin.routes.ts';
import { showProfileOnDevice } from '#api/account/show-profile.ts';
import { addressesRoutes } from '#api/addresses/addresses.routes.ts';
import { authRoutes } from '#api/auth/auth.routes.ts';
import { hasShopperRows } from '#api/auth/auth-guests.data.ts';
import { secondFactorRoutes } from '#api/auth/second-factor/auth-second-factor.routes.ts';
import { sessionOfToken } from '#api/auth/sessions/auth-sessions.data.ts';
import { cartRoutes } from '#api/cart/cart.routes.ts';
import { adminBrandsRoutes } from '#api/categories/brands/categories-brands.admin.routes.ts';
import { adminCategoriesRoutes } from '#api/categories/categories.admin.routes.ts';
import { categoriesRoutes } from '#api/categories/categories.routes.ts';
import { adminConditionsRoutes } from '#api/categories/conditions/categories-conditions.admin.routes.ts';
import { adminBroadcastsRoutes } from '#api/chat/broadcasts/chat-broadcasts.admin.routes.ts';
import { courierBroadcastsRoutes } from '#api/chat/broadcasts/chat-broadcasts.courier.routes.ts';
import { vendorBroadcastsRoutes } from '#api/chat/broadcasts/chat-broadcasts.vendor.routes.ts';
import { adminChatRoutes } from '#api/chat/chat.admin.routes.ts';
import { courierChatRoutes } from '#api/chat/chat.courier.routes.ts';
import { chatRoutes } from '#api/chat/chat.routes.ts';
import { vendorChatRoutes } from '#api/chat/chat.vendor.routes.ts';
import { adminComplaintsRoutes } from '#api/chat/complaints/chat-complaints.admin.routes.ts';
import { vendorComplaintsRoutes } from '#api/chat/complaints/chat-complaints.vendor.routes.ts';
import { adminConfigRoutes } from '#api/config/config.admin.routes.ts';
import { configRoutes } from '#api/config/config.routes.ts';
import { adminMapRoutes } from '#api/config/map/config-map.admin.routes.ts';
import { serveMapTiles } from '#api/config/map/serve-map-tiles.ts';
import { adminPagesRoutes } from '#api/config/pages/config-pages.admin.routes.ts';
import { adminTextsRoutes } from '#api/config/texts/config-texts.admin.routes.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { bind, type Handlers } from '#api/http/bind.ts';
import { commonReplies } from '#api/http/cache/common-replies.ts';
import type { FindSession } from '#api/http/callers/callers.ts';
import { guestsOf } from '#api/http/callers/guest-ids.ts';
import type { FindStaff } from '#api/http/callers/staff.ts';
import { compileValidator } from '#api/http/compile-validator.ts';
import { serveContractPage } from '#api/http/documents/contract-page.ts';
import { serveDemoImages } from '#api/http/files/demo-images.ts';
import { servePrivatePictures } from '#api/http/files/private-pictures.ts';
import { serveBrand } from '#api/http/files/serve-brand.ts';
import { serveUploads } from '#api/http/files/serve-uploads.ts';
import { sendHeaders } from '#api/http/headers.ts';
import { compressReplies } from '#api/http/listen/compress.ts';
import { eventStreams } from '#api/http/listen/event-streams.ts';
import { limitConcurrency } from '#api/http/listen/gate.ts';
import type { SlotLimits } from '#api/http/listen/gate-slots.ts';
import { isTooDeep, refuseMalformedRequests } from '#api/http/listen/malformed-requests.ts';
import { applyForwardedHeaders } from '#api/http/listen/trusted-proxies.ts';
import { refuseOtherMethods } from '#api/http/other-methods.ts';
import { Refusal, replyToError } from '#api/http/refusal.ts';
import { readFromReplica } from '#api/http/replica/read-from-replica.ts';
import { markWrites } from '#api/http/replica/read-your-writes.ts';
import { countOpenings } from '#api/items/counts/count-items.ts';
import { adminItemsRoutes } from '#api/items/desk/items-desk.admin.routes.ts';
import { adminImportRoutes } from '#api/items/imports/items-import.admin.routes.ts';
import { itemsRoutes } from '#api/items/items.routes.ts';
import { vendorItemsRoutes } from '#api/items/menu/items.vendor.routes.ts';
import { vendorPreviewRoutes } from '#api/items/preview/items-preview.vendor.routes.ts';
import type { StorefrontCalls } from '#api/items/preview/preview-store.ts';
import { adminModulesRoutes } from '#api/modules/modules.admin.routes.ts';
import { modulesRoutes } from '#api/modules/modules.routes.ts';
import { courierChannelsRoutes } from '#api/notifications/channels/notifications-channels.courier.routes.ts';
import { channelsRoutes } from '#api/notifications/channels/notifications-channels.routes.ts';
import { vendorChannelsRoutes } from '#api/notifications/channels/notifications-channels.vendor.routes.ts';
import { adminHealthRoutes } from '#api/notifications/health/notifications-health.admin.routes.ts';
import { adminNotificationsRoutes } from '#api/notifications/notifications.admin.routes.ts';
import { notificationsRoutes } from '#api/notifications/notifications.routes.ts';
import { vendorOrdersRoutes } from '#api/orders/board/orders.vendor.routes.ts';
import { vendorAcceptanceRoutes } from '#api/orders/board/orders-acceptance.vendor.routes.ts';
import { adminChangesRoutes } from '#api/orders/changes/orders-changes.admin.routes.ts';
import { couponRoutes } from '#api/orders/coupons/orders-coupons.routes.ts';
import { courierOrdersRoutes } from '#api/orders/deliveries/orders.courier.routes.ts';
import { adminOrdersRoutes } from '#api/orders/desk/orders.admin.routes.ts';
import { adminCityRoutes } from '#api/orders/desk/orders-city.routes.ts';
import { adminDayRoutes } from '#api/orders/desk/orders-day.admin.routes.ts';
import { adminProposalsRoutes } from '#api/orders/desk/orders-proposals.admin.routes.ts';
import { vendorProposalsRoutes } from '#api/orders/desk/orders-proposals.vendor.routes.ts';
import { adminWaitingRoutes } from '#api/orders/desk/orders-waiting.admin.routes.ts';
import { vendorWaitingRoutes } from '#api/orders/desk/orders-waiting.vendor.routes.ts';
import { adminBundlesRoutes } from '#api/orders/dispatch/orders-bundles.admin.routes.ts';
import { adminDispatchRoutes } from '#api/orders/dispatch/orders-dispatch.admin.routes.ts';
import { courierDispatchRoutes } from '#api/orders/dispatch/orders-dispatch.courier.routes.ts';
import { courierCallsRoutes } from '#api/orders/handovers/orders-calls.courier.routes.ts';
import { courierHandoversRoutes } from '#api/orders/handovers/orders-handovers.courier.routes.ts';
import { adminSuspensionRoutes } from '#api/orders/handovers/orders-suspension.admin.routes.ts';
import { courierSuspensionRoutes } from '#api/orders/handovers/orders-suspension.courier.routes.ts';
import { ordersRoutes } from '#api/orders/orders.routes.ts';
import { orderPaymentRoutes } from '#api/orders/payment/orders-payments.routes.ts';
import { vendorPrescriptionsRoutes } from '#api/orders/prescriptions/orders-prescription.vendor.routes.ts';
import { adminMessagesRoutes } from '#api/orders/tracking/orders-messages.admin.routes.ts';
import { courierCanceledRoutes } from '#api/orders/transitions/orders-canceled.courier.routes.ts';
import { adminDelaysRoutes } from '#api/orders/transitions/orders-delays.admin.routes.ts';
import { adminParcelHomeRoutes } from '#api/parcel/home/parcel-home.admin.routes.ts';
import { parcelRoutes } from '#api/parcel/parcel.routes.ts';
import { paymentsRoutes } from '#api/payments/payments.routes.ts';
import { walletPaymentRoutes } from '#api/payments/payments-wallet.routes.ts';
import { adminStatementsRoutes } from '#api/payments/statements/payments-statements.admin.routes.ts';
import { placesRoutes } from '#api/places/places.routes.ts';
import { adminHighlightsRoutes } from '#api/promotions/highlights/promotions-highlights.admin.routes.ts';
import { adminSectionsRoutes } from '#api/promotions/highlights/promotions-sections.admin.routes.ts';
import { promotionsRoutes } from '#api/promotions/promotions.routes.ts';
import { adminBannersRoutes } from '#api/promotions/promotions-banners.admin.routes.ts';
import { adminCouponsRoutes } from '#api/promotions/promotions-coupons.admin.routes.ts';
import { adminCampaignsRoutes } from '#api/promotions/sales/promotions-campaigns.admin.routes.ts';
import { adminFlashRoutes } from '#api/promotions/sales/promotions-flash.admin.routes.ts';
import { vendorPromotionsRoutes } from '#api/promotions/store/promotions.vendor.routes.ts';
import { adminReviewsRoutes } from '#api/reviews/reviews.admin.routes.ts';
import { reviewsRoutes } from '#api/reviews/reviews.routes.ts';
import { vendorReviewsRoutes } from '#api/reviews/reviews.vendor.routes.ts';
import { riskRoutes } from '#api/risk/risk.routes.ts';
import { searchRoutes } from '#api/search/search.routes.ts';
import { adminApplicationsRoutes } from '#api/stores/applications/stores-applications.admin.routes.ts';
import { vendorChecksRoutes } from '#api/stores/checks/stores-checks.vendor.routes.ts';
import { vendorReportsRoutes } from '#api/stores/report/stores-report.vendor.routes.ts';
import { vendorStoresRoutes } from '#api/stores/staff/stores.vendor.routes.ts';
import { adminStoresRoutes } from '#api/stores/stores.admin.routes.ts';
import { storesRoutes } from '#api/stores/stores.routes.ts';
import { adminCashRoutes } from '#api/wallet/cash/wallet-cash.routes.ts';
import { adminDepositsRoutes } from '#api/wallet/cash/wallet-deposits.admin.routes.ts';
import { courierDepositsRoutes } from '#api/wallet/cash/wallet-deposits.courier.routes.ts';
import { vendorDrawerRoutes } from '#api/wallet/cash/wallet-drawer.vendor.routes.ts';
import { adminContestsRoutes } from '#api/wallet/contests/wallet-contests.admin.routes.ts';
import { courierContestsRoutes } from '#api/wallet/contests/wallet-contests.courier.routes.ts';
import { vendorContestsRoutes } from '#api/wallet/contests/wallet-contests.vendor.routes.ts';
import { courierWalletRoutes } from '#api/wallet/earnings/wallet.courier.routes.ts';
import { courierHistoryRoutes } from '#api/wallet/earnings/wallet-history.courier.routes.ts';
import { adminLedgerRoutes } from '#api/wallet/ledger/wallet-ledger.routes.ts';
import { adminManualRoutes } from '#api/wallet/ledger/wallet-manual.routes.ts';
import { adminPayeesRoutes } from '#api/wallet/payees/wallet-payees.routes.ts';
import { vendorWalletRoutes } from '#api/wallet/payouts/wallet.vendor.routes.ts';
import { adminPayoutsRoutes } from '#api/wallet/payouts/wallet-payouts.routes.ts';
import { adminReportsRoutes } from '#api/wallet/reports/wallet-reports.admin.routes.ts';
import { adminRewardsRoutes } from '#api/wallet/rewards/wallet-rewards.admin.routes.ts';
import { adminWalletRoutes } from '#api/wallet/rules/wallet.admin.routes.ts';
import { walletRoutes } from '#api/wallet/wallet.routes.ts';
import { wishlistRoutes } from '#api/wishlist/wishlist.routes.ts';
import { adminStopRoutes } from '#api/zones/stop/zones-stop.admin.routes.ts';
import { adminZonesRoutes } from '#api/zones/zones.admin.routes.ts';
import { zonesRoutes } from '#api/zones/zones.routes.ts';

export interface ApiOptions extends Pick<FastifyServerOptions, 'serverFactory' | 'logger' | 'trustProxy'> {
  checkReplies?: boolean;
  /** Lets replies of the catalog be a second old. Off in tests of the API, which read what they have just written. */
  cachesReplies?: boolean;
  /** The oldest version of our own pages whose calls are taken; unset for that of this release [SEAT-38]. */
  oldestClient?: number;
  /** Limits of concurrent requests from outside the process; unset means none. */
  gate?: Gate | undefined;
}

export interface Gate {
  limits: SlotLimits;
  onRefuse?: (() => void) | undefined;
}

// `zod/mini` has no messages until a language is configured.
config(en());

/** Builds the API: no port, no globals. */
export function buildApi(
  context: ApiContext,
  {
    checkReplies = false,
    cachesReplies = false,
    oldestClient = oldestClientVersion,
    gate,
    ...options
  }: ApiOptions = {},
): FastifyInstance {
  const app = Fastify({ ...options, bodyLimit: 64 * 1024, forceCloseConnections: 'idle', return503OnClosing: true });
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    context.onError?.(error);
    replyToError(error, request, reply);
  });
  acceptEmptyBodies(app);
  if (context.replica || cachesReplies) markWrites(app);
  compressReplies(app);
  // Before all other work on a request, because a request without a slot must cost almost nothing; after the hooks that
  // change replies.
  if (gate) limitConcurrency(app, gate.limits, gate.onRefuse);
  applyForwardedHeaders(app);
  refuseMalformedRequests(app);
  sendHeaders(app);

  const openStream = eventStreams(app, context.streams);
  const findSession: FindSession = (hash) => sessionOfToken(context.db, hash);
  const isGuest = guestsOf(context.db, hasShopperRows);
  const findStaff: FindStaff = {
    member: (customerId, storeId) => memberOf(context.db, customerId, storeId),
    courier: (customerId) => courierOf(context.db, customerId),
    operator: (customerId) => operatorOf(context.db, customerId),
    operatorNetworks: () => networksOfOperators(context.db),
    secondFactor: () => ({ policy: context.secondFactor ?? 'offered', now: context.now() }),
  };
  // Before the calls are bound: it has a hook on one of them.
  countOpenings(app, context);
  const handlers = handlersOf(context);
  const sendCommon = cachesReplies ? commonReplies(context.db) : undefined;
  const { replica } = context;
  const replicaHandlers = replica && handlersOf({ ...context, db: replica.db });
  for (const [noun, endpoints] of Object.entries(contract)) {
    const primary = handlers[noun as keyof Contract] as unknown as AnyHandlers;
    const copy = replicaHandlers?.[noun as keyof Contract] as unknown as AnyHandlers | undefined;
    const bound = copy && replica ? readFromReplica(endpoints, { primary, copy }, replica) : primary;
    bind(app, endpoints, bound, {
      ...{ checkReplies, sendCommon, findSession, isGuest, findStaff, openStream },
      oldestClient,
    });
  }

  const refuseOtherMethod = refuseOtherMethods(app, contract);
  serveContractPage(app, contract);
  if (context.brand) serveBrand(app, context.brand);
  // The demo's pictures come with it; an operator brings others.
  app.register(serveDemoImages);
  serveUploads(app, context.uploads);
  servePrivatePictures(app, context);
  serveMapTiles(app, context);
  const refuseUnknown = () => {
    throw new Refusal('not_found');
  };
  app.all('/api/*', { onRequest: refuseOtherMethod }, refuseUnknown);
  app.setNotFoundHandler(refuseUnknown);
  return app;
}

type AnyHandlers = Handlers<Record<string, Endpoint>>;

/** The calls of the storefront that a preview makes. */
const storefrontCalls = (context: ApiContext): StorefrontCalls => ({
  stores: storesRoutes(context),
  items: itemsRoutes(context),
  promotions: promotionsRoutes(context),
  zones: zonesRoutes(context),
});

function handlersOf(context: ApiContext): { [Noun in keyof Contract]: Handlers<Contract[Noun]> } {
  return {
    access: { ...accessRoutes(context), ...devicesRoutes(context, (id) => showProfileOnDevice(context, id)) },
    vendorAccess: { ...vendorAccessRoutes(context), ...vendorDevicesRoutes(context) },
    vendorItems: vendorItemsRoutes(context),
    vendorOrders: vendorOrdersRoutes(context),
    vendorPrescriptions: vendorPrescriptionsRoutes(context),
    vendorChannels: vendorChannelsRoutes(context),
    vendorBroadcasts: vendorBroadcastsRoutes(context),
    vendorChat: vendorChatRoutes(context),
    vendorPreview: vendorPreviewRoutes(context, storefrontCalls),
    vendorPromotions: vendorPromotionsRoutes(context),
    vendorProposals: vendorProposalsRoutes(context),
    vendorReviews: vendorReviewsRoutes(context),
    vendorReports: vendorReportsRoutes(context),
    vendorStores: vendorStoresRoutes(context),
    vendorDrawer: vendorDrawerRoutes(context),
    vendorComplaints: vendorComplaintsRoutes(context),
    vendorChecks: vendorChecksRoutes(context),
    vendorContests: vendorContestsRoutes(context),
    vendorAcceptance: vendorAcceptanceRoutes(context),
    vendorWaiting: vendorWaitingRoutes(context),
    vendorWallet: vendorWalletRoutes(context),
    courierAlarms: courierAlarmsRoutes(context),
    courierChannels: courierChannelsRoutes(context),
    courierBroadcasts: courierBroadcastsRoutes(context),
    courierCanceled: courierCanceledRoutes(context),
    courierChat: courierChatRoutes(context),
    courierDispatch: courierDispatchRoutes(context),
    courierContests: courierContestsRoutes(context),
    courierDeposits: courierDepositsRoutes(context),
    courierHistory: courierHistoryRoutes(context),
    courierSuspension: courierSuspensionRoutes(context),
    courierCalls: courierCallsRoutes(context),
    courierHandovers: courierHandoversRoutes(context),
    courierOrders: courierOrdersRoutes(context),
    courierWallet: courierWalletRoutes(context),
    adminAccess: { ...adminAccessRoutes(context), ...adminSuspensionRoutes(context) },
    adminCash: adminCashRoutes(context),
    adminCategories: adminCategoriesRoutes(context),
    adminBrands: adminBrandsRoutes(context),
    adminConditions: adminConditionsRoutes(context),
    adminChat: adminChatRoutes(context),
    adminConfig: adminConfigRoutes(context),
    adminMap: adminMapRoutes(context),
    adminNetworks: adminNetworksRoutes(context),
    adminAlarms: adminAlarmsRoutes(context),
    adminAudit: adminAuditRoutes(context),
    adminCity: adminCityRoutes(context),
    adminBroadcasts: adminBroadcastsRoutes(context),
    adminBanners: adminBannersRoutes(context),
    adminHighlights: adminHighlightsRoutes(context),
    adminSections: adminSectionsRoutes(context),
    adminCampaigns: adminCampaignsRoutes(context),
    adminChanges: adminChangesRoutes(context),
    adminCoupons: adminCouponsRoutes(context),
    adminCustomers: adminCustomersRoutes(context),
    adminDay: adminDayRoutes(context),
    adminBundles: adminBundlesRoutes(context),
    adminDelays: adminDelaysRoutes(context),
    adminDispatch: adminDispatchRoutes(context),
    adminFlash: adminFlashRoutes(context),
    adminHealth: adminHealthRoutes(context),
    adminItems: adminItemsRoutes(context),
    adminImport: adminImportRoutes(context),
    adminLedger: adminLedgerRoutes(context),
    adminLimits: adminLimitsRoutes(context),
    adminMessages: adminMessagesRoutes(context),
    adminModules: adminModulesRoutes(context),
    adminParcelHome: adminParcelHomeRoutes(context),
    adminStop: adminStopRoutes(context),
    adminNotifications: adminNotificationsRoutes(context),
    adminOrders: adminOrdersRoutes(context),
    adminManual: adminManualRoutes(context),
    adminPages: adminPagesRoutes(context),
    adminTexts: adminTextsRoutes(context),
    adminPayees: adminPayeesRoutes(context),
    adminPayouts: adminPayoutsRoutes(context),
    adminProposals: adminProposalsRoutes(context),
    adminComplaints: adminComplaintsRoutes(context),
    adminContests: adminContestsRoutes(context),
    adminDeposits: adminDepositsRoutes(context),
    adminReviews: adminReviewsRoutes(context),
    adminRewards: adminRewardsRoutes(context),
    adminRegistration: adminApplicationsRoutes(context),
    adminReports: adminReportsRoutes(context),
    adminStatements: adminStatementsRoutes(context),
    adminStores: adminStoresRoutes(context),
    adminWaiting: adminWaitingRoutes(context),
    adminWallet: adminWalletRoutes(context),
    adminZones: adminZonesRoutes(context),
    account: { ...accountRoutes(context), ...preferencesRoutes(context) },
    addresses: addressesRoutes(context),
    auth: { ...authRoutes(context), ...secondFactorRoutes(context) },
    cart: cartRoutes(context),
    categories: categoriesRoutes(context),
    chat: chatRoutes(context),
    config: configRoutes(context),
    items: itemsRoutes(context),
    modules: modulesRoutes(context),
    notifications: { ...notificationsRoutes(context), ...channelsRoutes(context) },
    orders: ordersRoutes(context),
    parcel: parcelRoutes(context),
    payments: { ...paymentsRoutes(context), ...orderPaymentRoutes(context) },
    places: placesRoutes(context),
    promotions: { ...promotionsRoutes(context), ...couponRoutes(context) },
    registration: registrationRoutes(context),
    reviews: reviewsRoutes(context),
    risk: riskRoutes(context),
    search: searchRoutes(context),
    stores: storesRoutes(context),
    wallet: { ...walletRoutes(context), ...walletPaymentRoutes(context) },
    wishlist: wishlistRoutes(context),
    zones: zonesRoutes(context),
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
