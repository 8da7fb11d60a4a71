/** Differences that stand, each with the reason: the place, and the beginning of what is said of it. */
export const exemptions: { at: string; fault: string; reason: string }[] = [
  {
    at: 'packages/api/items/items.data.ts itemsOfList',
    fault: '$6: (number)[] is sent as',
    reason: 'each list has its own number of values before those of its slice, and they share one call',
  },
  {
    at: 'packages/api/account/account-contacts.data.ts extractUnkeyedHashes',
    fault: 'column plainHash: can be null',
    reason: 'the common table expression reads only rows where it is not null',
  },
  {
    at: 'packages/api/addresses/addresses.data.ts insertAddress',
    fault: '$2: string | number is sent as',
    reason: 'the value of a field goes to the column of the same name, and both are typed by AddressFields',
  },
  {
    at: 'packages/api/wallet/wallet-referrals.data.ts invitationOf',
    fault: 'column referrer_id: can be null',
    reason: 'the common table expression reads only customers who were invited',
  },
  {
    at: 'packages/api/payments/payments.data.ts paymentsToReturn',
    fault: 'column endedAt: can be null',
    reason: 'a payment gets this state and the moment in one statement',
  },
  {
    at: 'packages/api/payments/payments.data.ts returnsInDoubt',
    fault: 'column endedAt: can be null',
    reason: 'a payment gets this state and the moment in one statement',
  },
  {
    at: 'packages/api/orders/prescriptions/orders-prescription.data.ts prescriptionOf',
    fault: 'column door: can be null',
    reason: 'a prescription order is delivered and is written with an address',
  },
  {
    at: 'packages/api/orders/prescriptions/orders-prescription.data.ts prescriptionRow',
    fault: 'column delivery_address: can be null',
    reason: 'a prescription order is delivered and is written with an address',
  },
  {
    at: 'packages/api/reviews/reviews.data.ts pendingReview',
    fault: 'column delivered_at: can be null',
    reason: 'the common table expression reads only orders that were delivered',
  },
  {
    at: 'packages/api/wallet/earnings/wallet-earnings.data.ts handedOverRows',
    fault: 'column ended_at: can be null',
    reason: 'the query reads only hand-overs that ended in a period',
  },
  {
    at: 'packages/api/wallet/ledger/wallet-invariants.data.ts breachesIn',
    fault: 'Not readable as text: invariants',
    reason: 'a file of SQL, which the tests of the invariants run',
  },
  {
    at: 'packages/api/testing/breaches.ts breachesIn',
    fault: 'Not readable as text: invariants',
    reason: 'a file of SQL, which the tests of the invariants run',
  },
];
