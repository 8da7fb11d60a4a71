import { adminAccessContract } from '../access/access.admin.contract.ts';
import { accessContract } from '../access/access.contract.ts';
import { vendorAccessContract } from '../access/access.vendor.contract.ts';
import { adminAlarmsContract } from '../access/access-alarms.admin.contract.ts';
import { courierAlarmsContract } from '../access/access-alarms.courier.contract.ts';
import { adminAuditContract } from '../access/access-audit.contract.ts';
import { adminLimitsContract } from '../access/access-limits.admin.contract.ts';
import { adminNetworksContract } from '../access/access-networks.admin.contract.ts';
import { adminProposalsContract, vendorProposalsContract } from '../access/access-proposals.contract.ts';
import { courierSuspensionContract } from '../access/access-suspensions.courier.contract.ts';
import { adminWaitingContract } from '../access/access-waiting.admin.contract.ts';
import { vendorWaitingContract } from '../access/access-waiting.vendor.contract.ts';
import { adminCustomersContract } from '../account/account.admin.contract.ts';
import { accountContract } from '../account/account.contract.ts';
import { addressesContract } from '../addresses/addresses.contract.ts';
import { authContract } from '../auth/auth.contract.ts';
import { cartContract } from '../cart/cart.contract.ts';
import { adminCategoriesContract } from '../categories/categories.admin.contract.ts';
import { categoriesContract } from '../categories/categories.contract.ts';
import { adminBrandsContract } from '../categories/categories-brands.admin.contract.ts';
import { adminConditionsContract } from '../categories/categories-conditions.admin.contract.ts';
import { adminChatContract } from '../chat/chat.admin.contract.ts';
import { chatContract } from '../chat/chat.contract.ts';
import { courierChatContract } from '../chat/chat.courier.contract.ts';
import { vendorChatContract } from '../chat/chat.vendor.contract.ts';
import { courierCallsContract } from '../chat/chat-calls.courier.contract.ts';
import { adminComplaintsContract } from '../chat/complaints/chat-complaints.admin.contract.ts';
import { vendorComplaintsContract } from '../chat/complaints/chat-complaints.vendor.contract.ts';
import { adminConfigContract } from '../config/config.admin.contract.ts';
import { configContract } from '../config/config.contract.ts';
import { adminMapContract } from '../config/config-map.admin.contract.ts';
import { adminPagesContract } from '../config/config-pages.admin.contract.ts';
import { adminTextsContract } from '../config/config-texts.admin.contract.ts';
import { adminDispatchContract } from '../dispatch/dispatch.admin.contract.ts';
import { courierDispatchContract } from '../dispatch/dispatch.courier.contract.ts';
import { adminBundlesContract } from '../dispatch/dispatch-bundles.admin.contract.ts';
import { itemsContract } from '../items/items.contract.ts';
import { vendorItemsContract } from '../items/items.vendor.contract.ts';
import { adminItemsContract } from '../items/items-desk.admin.contract.ts';
import { adminImportContract } from '../items/items-import.admin.contract.ts';
import { vendorPreviewContract } from '../items/shown/items-preview.vendor.contract.ts';
import { adminModulesContract } from '../modules/modules.admin.contract.ts';
import { modulesContract } from '../modules/modules.contract.ts';
import { courierChannelsContract } from '../notifications/channels/notifications-channels.courier.contract.ts';
import { vendorChannelsContract } from '../notifications/channels/notifications-channels.vendor.contract.ts';
import { adminNotificationsContract } from '../notifications/notifications.admin.contract.ts';
import { notificationsContract } from '../notifications/notifications.contract.ts';
import { adminBroadcastsContract } from '../notifications/notifications-broadcasts.admin.contract.ts';
import { courierBroadcastsContract } from '../notifications/notifications-broadcasts.courier.contract.ts';
import { vendorBroadcastsContract } from '../notifications/notifications-broadcasts.vendor.contract.ts';
import { adminHealthContract } from '../notifications/notifications-health.admin.contract.ts';
import { adminChangesContract } from '../orders/changes/orders-changes.admin.contract.ts';
import { adminDayContract } from '../orders/day/orders-day.admin.contract.ts';
import { adminCityContract } from '../orders/desk/orders-city.contract.ts';
import { courierCanceledContract } from '../orders/handovers/orders-canceled.courier.contract.ts';
import { courierHandoversContract } from '../orders/handovers/orders-handovers.courier.contract.ts';
import { vendorAcceptanceContract } from '../orders/kitchen/orders-acceptance.vendor.contract.ts';
import { adminMessagesContract } from '../orders/messages/orders-messages.admin.contract.ts';
import { adminOrdersContract } from '../orders/orders.admin.contract.ts';
import { ordersContract } from '../orders/orders.contract.ts';
import { courierOrdersContract } from '../orders/orders.courier.contract.ts';
import { vendorOrdersContract } from '../orders/orders.vendor.contract.ts';
import { vendorPrescriptionsContract } from '../orders/prescriptions/orders-prescription.vendor.contract.ts';
import { adminDelaysContract } from '../orders/promises/orders-delays.admin.contract.ts';
import { parcelContract } from '../parcel/parcel.contract.ts';
import { adminParcelHomeContract } from '../parcel/parcel-home.admin.contract.ts';
import { paymentsContract } from '../payments/payments.contract.ts';
import { adminStatementsContract } from '../payments/statements/payments-statements.admin.contract.ts';
import { placesContract } from '../places/places.contract.ts';
import { promotionsContract } from '../promotions/promotions.contract.ts';
import { vendorPromotionsContract } from '../promotions/promotions.vendor.contract.ts';
import { adminBannersContract } from '../promotions/promotions-banners.admin.contract.ts';
import { adminCampaignsContract } from '../promotions/promotions-campaigns.admin.contract.ts';
import { adminCouponsContract } from '../promotions/promotions-coupons.admin.contract.ts';
import { adminFlashContract } from '../promotions/promotions-flash.admin.contract.ts';
import { adminHighlightsContract } from '../promotions/promotions-highlights.admin.contract.ts';
import { adminRewardsContract } from '../promotions/promotions-rewards.admin.contract.ts';
import { adminSectionsContract } from '../promotions/promotions-sections.admin.contract.ts';
import { adminRegistrationContract } from '../registration/registration.admin.contract.ts';
import { registrationContract } from '../registration/registration.contract.ts';
import { adminReviewsContract } from '../reviews/reviews.admin.contract.ts';
import { reviewsContract } from '../reviews/reviews.contract.ts';
import { vendorReviewsContract } from '../reviews/reviews.vendor.contract.ts';
import { riskContract } from '../risk/risk.contract.ts';
import { searchContract } from '../search/search.contract.ts';
import { adminStoresContract } from '../stores/stores.admin.contract.ts';
import { storesContract } from '../stores/stores.contract.ts';
import { vendorStoresContract } from '../stores/stores.vendor.contract.ts';
import { vendorChecksContract } from '../stores/stores-checks.vendor.contract.ts';
import { vendorReportsContract } from '../stores/stores-report.vendor.contract.ts';
import { adminContestsContract } from '../wallet/contests/wallet-contests.admin.contract.ts';
import { courierContestsContract } from '../wallet/contests/wallet-contests.courier.contract.ts';
import { vendorContestsContract } from '../wallet/contests/wallet-contests.vendor.contract.ts';
import { vendorDrawerContract } from '../wallet/drawer/wallet-drawer.vendor.contract.ts';
import { adminReportsContract } from '../wallet/reports/wallet-reports.admin.contract.ts';
import { adminWalletContract } from '../wallet/wallet.admin.contract.ts';
import { walletContract } from '../wallet/wallet.contract.ts';
import { courierWalletContract } from '../wallet/wallet.courier.contract.ts';
import { vendorWalletContract } from '../wallet/wallet.vendor.contract.ts';
import { adminCashContract } from '../wallet/wallet-cash.contract.ts';
import { adminDepositsContract, courierDepositsContract } from '../wallet/wallet-deposits.contract.ts';
import { courierHistoryContract } from '../wallet/wallet-history.courier.contract.ts';
import { adminLedgerContract } from '../wallet/wallet-ledger.contract.ts';
import { adminManualContract } from '../wallet/wallet-manual.contract.ts';
import { adminPayeesContract } from '../wallet/wallet-payees.contract.ts';
import { adminPayoutsContract } from '../wallet/wallet-payouts.contract.ts';
import { wishlistContract } from '../wishlist/wishlist.contract.ts';
import { adminStopContract } from '../zones/stop/zones-stop.admin.contract.ts';
import { adminZonesContract } from '../zones/zones.admin.contract.ts';
import { zonesContract } from '../zones/zones.contract.ts';

/** All API calls, by noun; those of staff have their audience in front. The API binds this list; the client calls it. */
export const contract = {
  access: accessContract,
  account: accountContract,
  addresses: addressesContract,
  auth: authContract,
  cart: cartContract,
  categories: categoriesContract,
  chat: chatContract,
  config: configContract,
  items: itemsContract,
  modules: modulesContract,
  notifications: notificationsContract,
  orders: ordersContract,
  parcel: parcelContract,
  payments: paymentsContract,
  places: placesContract,
  promotions: promotionsContract,
  registration: registrationContract,
  reviews: reviewsContract,
  risk: riskContract,
  search: searchContract,
  stores: storesContract,
  wallet: walletContract,
  wishlist: wishlistContract,
  zones: zonesContract,
  vendorAcceptance: vendorAcceptanceContract,
  vendorAccess: vendorAccessContract,
  vendorBroadcasts: vendorBroadcastsContract,
  vendorChat: vendorChatContract,
  vendorComplaints: vendorComplaintsContract,
  vendorChecks: vendorChecksContract,
  vendorContests: vendorContestsContract,
  vendorDrawer: vendorDrawerContract,
  vendorItems: vendorItemsContract,
  vendorOrders: vendorOrdersContract,
  vendorPrescriptions: vendorPrescriptionsContract,
  vendorChannels: vendorChannelsContract,
  vendorPromotions: vendorPromotionsContract,
  vendorProposals: vendorProposalsContract,
  vendorPreview: vendorPreviewContract,
  vendorReports: vendorReportsContract,
  vendorReviews: vendorReviewsContract,
  vendorStores: vendorStoresContract,
  vendorWaiting: vendorWaitingContract,
  vendorWallet: vendorWalletContract,
  courierAlarms: courierAlarmsContract,
  courierBroadcasts: courierBroadcastsContract,
  courierCanceled: courierCanceledContract,
  courierChat: courierChatContract,
  courierContests: courierContestsContract,
  courierDeposits: courierDepositsContract,
  courierDispatch: courierDispatchContract,
  courierHistory: courierHistoryContract,
  courierCalls: courierCallsContract,
  courierHandovers: courierHandoversContract,
  courierChannels: courierChannelsContract,
  courierOrders: courierOrdersContract,
  courierSuspension: courierSuspensionContract,
  courierWallet: courierWalletContract,
  adminAccess: adminAccessContract,
  adminAlarms: adminAlarmsContract,
  adminAudit: adminAuditContract,
  adminCash: adminCashContract,
  adminCategories: adminCategoriesContract,
  adminBrands: adminBrandsContract,
  adminConditions: adminConditionsContract,
  adminChat: adminChatContract,
  adminConfig: adminConfigContract,
  adminMap: adminMapContract,
  adminNetworks: adminNetworksContract,
  adminCity: adminCityContract,
  adminBroadcasts: adminBroadcastsContract,
  adminBanners: adminBannersContract,
  adminHighlights: adminHighlightsContract,
  adminSections: adminSectionsContract,
  adminCampaigns: adminCampaignsContract,
  adminComplaints: adminComplaintsContract,
  adminContests: adminContestsContract,
  adminChanges: adminChangesContract,
  adminCoupons: adminCouponsContract,
  adminCustomers: adminCustomersContract,
  adminDay: adminDayContract,
  adminBundles: adminBundlesContract,
  adminDelays: adminDelaysContract,
  adminDeposits: adminDepositsContract,
  adminDispatch: adminDispatchContract,
  adminFlash: adminFlashContract,
  adminHealth: adminHealthContract,
  adminItems: adminItemsContract,
  adminImport: adminImportContract,
  adminLedger: adminLedgerContract,
  adminLimits: adminLimitsContract,
  adminMessages: adminMessagesContract,
  adminModules: adminModulesContract,
  adminParcelHome: adminParcelHomeContract,
  adminStop: adminStopContract,
  adminNotifications: adminNotificationsContract,
  adminOrders: adminOrdersContract,
  adminManual: adminManualContract,
  adminPages: adminPagesContract,
  adminTexts: adminTextsContract,
  adminPayees: adminPayeesContract,
  adminPayouts: adminPayoutsContract,
  adminProposals: adminProposalsContract,
  adminReviews: adminReviewsContract,
  adminRewards: adminRewardsContract,
  adminRegistration: adminRegistrationContract,
  adminReports: adminReportsContract,
  adminStatements: adminStatementsContract,
  adminStores: adminStoresContract,
  adminWaiting: adminWaitingContract,
  adminWallet: adminWalletContract,
  adminZones: adminZonesContract,
};

export type Contract = typeof contract;
