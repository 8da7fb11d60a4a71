import type { MarketImportKind } from 'market/items/items-import.rules';
import { vehicles } from 'market/registration/registration.rules';
import { citiesOfZones, courierOf } from '#api/access/access.data.ts';
import { changeCourierWork, ensureCourier } from '#api/access/couriers/add-courier.ts';
import { accountByEmail, accountByPhone } from '#api/auth/auth-customers.data.ts';
import { readContact } from '#api/auth/read-contact.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Columns, LineKind } from '#api/http/csv/read-csv-lines.ts';
import { neededText, oneOf, textOf } from '#api/http/csv/read-fields.ts';
import type { MarketMode } from '#api/http/market-mode.ts';
import type { GivenFault } from '#api/stores/given-fault.ts';
import { type GivenStore, openStoreImport } from '#api/stores/import-stores.ts';
import { storesOfSlugs } from '#api/stores/stores-import.data.ts';
import { itemLines, withDiscount } from '../files/item-columns.ts';
import { storeColumns } from '../files/store-columns.ts';
import { type GivenItem, openItemImport } from '../import-items.ts';
import { itemsOfSlugs } from '../items-import.data.ts';

/** What the lines of a kind of file are for. */
export interface MarketKind<Given> extends LineKind<Given> {
  keyOf: (given: Given) => string;
  nameOf: (given: Given) => string;
  photoOf: (given: Given) => string;
  /** Returns the keys that are there already. */
  known: (db: Connection, given: readonly Given[]) => Promise<ReadonlySet<string>>;
  faultsIn: (db: Connection, given: readonly Given[]) => Promise<GivenFault[]>;
  write: (transaction: Transaction, given: readonly Given[]) => Promise<unknown>;
}

const stores: MarketKind<GivenStore> = {
  columns: storeColumns,
  faultsTogether: () => [],
  keyOf: ({ slug }) => slug,
  nameOf: ({ name }) => name,
  photoOf: () => '',
  async known(db, given) {
    const rows = await storesOfSlugs(
      db,
      given.map(({ slug }) => slug),
    );
    return new Set(rows.map(({ slug }) => slug));
  },
  faultsIn: async (db, given) => (await openStoreImport(db)).faultsIn(db, given),
  write: async (transaction, given) => (await openStoreImport(transaction)).write(transaction, given),
};

/** An item of a file whose photo the browser sends. */
type PhotographedItem = GivenItem & { photo?: string };

const items: MarketKind<PhotographedItem> = {
  columns: { ...itemLines.columns, photo: { about: 'The name of the file of its photo.', read: textOf(200) } },
  faultsTogether: itemLines.faultsTogether,
  keyOf: ({ slug }) => slug,
  nameOf: ({ name }) => name,
  photoOf: ({ photo = '' }) => photo,
  async known(db, given) {
    const rows = await itemsOfSlugs(
      db,
      given.map(({ slug }) => slug),
    );
    return new Set(rows.map(({ slug }) => slug));
  },
  faultsIn: async (db, given) => (await openItemImport(db)).faultsIn(db, given),
  async write(transaction, given) {
    const { write } = await openItemImport(transaction);
    return write(
      transaction,
      given.map(({ photo: _photo, ...item }) => withDiscount(item)),
    );
  },
};

interface GivenCourier {
  contact: string;
  city: string;
  vehicle: (typeof vehicles)[number];
}

const courierColumns: Columns<GivenCourier> = {
  contact: { about: 'The email address or phone number of the account.', read: neededText(200), isNeeded: true },
  city: { about: 'A city that has a zone.', read: neededText(100), isNeeded: true },
  vehicle: {
    about: `${vehicles.slice(0, -1).join(', ')} or ${vehicles.at(-1)}.`,
    read: oneOf(vehicles),
    isNeeded: true,
  },
};

/** Where a phone number is at home, and which numbers count. */
export interface HomeOfPhones {
  country: string;
  mode: MarketMode;
}

const couriersOf = ({ country, mode }: HomeOfPhones): MarketKind<GivenCourier> => {
  const accountOf = (db: Connection, contact: string) => {
    const read = readContact(contact, country, mode);
    if (!read) return undefined;
    return read.medium === 'phone' ? accountByPhone(db, read.value) : accountByEmail(db, read.value);
  };
  return {
    columns: courierColumns,
    faultsTogether: () => [],
    keyOf: ({ contact }) => contact,
    nameOf: ({ contact }) => contact,
    photoOf: () => '',
    async known(db, given) {
      const known = new Set<string>();
      for (const { contact } of given) {
        const account = await accountOf(db, contact);
        if (account && (await courierOf(db, account.id))) known.add(contact);
      }
      return known;
    },
    async faultsIn(db, given) {
      const cities = await citiesOfZones(db);
      const faults: GivenFault[] = [];
      for (const [index, { contact, city }] of given.entries()) {
        if (!cities.includes(city)) faults.push({ index, field: 'city', reason: `no zone is in '${city}'` });
        if (!(await accountOf(db, contact))) {
          faults.push({ index, field: 'contact', reason: `nobody has an account with '${contact}'` });
        }
      }
      return faults;
    },
    async write(transaction, given) {
      for (const { contact, city, vehicle } of given) {
        const account = await accountOf(transaction, contact);
        if (!account) throw new Error('A courier was not checked before it was written');
        const { id, isNew } = await ensureCourier(transaction, { customerId: account.id, city, vehicle });
        if (!isNew) await changeCourierWork(transaction, id, { city, vehicle });
      }
    },
  };
};

/** Returns how the lines of a kind are read and written. */
// biome-ignore lint/suspicious/noExplicitAny: each kind reads its own lines, and gets no others.
export function marketKindOf(kind: Exclude<MarketImportKind, 'zones'>, home: HomeOfPhones): MarketKind<any> {
  return { stores, items, couriers: couriersOf(home) }[kind];
}
