import { randomUUID } from 'node:crypto';
import { guestUnderTest } from 'api/testing/under-test/guest-under-test';
import type { Request } from 'autocannon';
import { type BenchGoods, newPhone, placeCookie, placeHeaders } from './bench-goods.ts';

export type WorkloadName =
  | 'list'
  | 'detail'
  | 'simplest list'
  | 'simplest detail'
  | 'search'
  | 'narrowed'
  | 'suggestions'
  | 'cart'
  | 'order'
  | 'home'
  | 'home kept';

export interface Workload {
  name: WorkloadName;
  /** The same wish, as our API and as the bare server understand it. */
  ours: Request[];
  baseline: Request[];
}

/** The workloads of a marketplace, with the same requests for both sides. */
export function workloadsFor(goods: BenchGoods): Workload[] {
  const calls = [list, detail, search, narrowed, suggestions, cart, order].map((workload) => workload(goods));
  return [...calls, ...homes(goods), simplest(list(goods)), simplest(detail(goods))];
}

const json = { 'content-type': 'application/json' };

function list(goods: BenchGoods): Workload {
  const { zoneId, moduleId, categoryIds } = goods;
  const headers = placeHeaders(goods);
  return {
    name: 'list',
    ours: [
      { path: '/api/v1/items?limit=24', headers },
      ...categoryIds.map((id) => ({ path: `/api/v1/items?limit=24&category_id=${id}`, headers })),
    ],
    baseline: [
      { path: `/list?zone=${zoneId}&module=${moduleId}` },
      ...categoryIds.map((id) => ({ path: `/list?zone=${zoneId}&module=${moduleId}&category=${id}` })),
    ],
  };
}

function detail(goods: BenchGoods): Workload {
  return {
    name: 'detail',
    ours: goods.slugs.map((slug) => ({ path: `/api/v1/items/details/${slug}`, headers: placeHeaders(goods) })),
    baseline: goods.slugs.map((slug) => ({ path: `/detail?slug=${slug}` })),
  };
}

/** The same requests, against the simplest statement in place of ours. */
function simplest({ name, ours, baseline }: Workload): Workload {
  return {
    name: name === 'list' ? 'simplest list' : 'simplest detail',
    ours,
    baseline: baseline.map((request) => ({ ...request, path: request.path?.replace('/', '/simplest-') })),
  };
}

function search(goods: BenchGoods): Workload {
  const { zoneId, moduleId, words } = goods;
  return {
    name: 'search',
    ours: words.map((word) => ({
      path: `/api/v1/search/list?limit=24&name=${encodeURIComponent(word)}`,
      headers: placeHeaders(goods),
    })),
    baseline: words.map((word) => ({
      path: `/search?zone=${zoneId}&module=${moduleId}&word=${encodeURIComponent(word)}`,
    })),
  };
}

/** A search with filters, in zone and module, with its total. */
function narrowed(goods: BenchGoods): Workload {
  const { zoneId, moduleId, words } = goods;
  const filters = new URLSearchParams({ data_type: 'searched', filter: '["discounted"]', min_price: '100' });
  return {
    name: 'narrowed',
    ours: words.map((word) => ({
      path: `/api/v1/search/list?limit=24&${filters}&name=${encodeURIComponent(word)}`,
      headers: placeHeaders(goods),
    })),
    baseline: words.map((word) => ({
      path: `/narrowed?zone=${zoneId}&module=${moduleId}&word=${encodeURIComponent(word)}`,
    })),
  };
}

/** What a visitor sees after some letters. */
function suggestions(goods: BenchGoods): Workload {
  const { zoneId, moduleId, words } = goods;
  const prefixes = words.map((word) => encodeURIComponent(word.slice(0, 4)));
  return {
    name: 'suggestions',
    ours: prefixes.map((name) => ({ path: `/api/v1/search/suggestions?name=${name}`, headers: placeHeaders(goods) })),
    baseline: prefixes.map((word) => ({ path: `/suggestions?zone=${zoneId}&module=${moduleId}&word=${word}` })),
  };
}

/** The page of a zone: of visitors from everywhere in it, each of whom gets a page of their own; and of many from one place. */
function homes(goods: BenchGoods): Workload[] {
  const baseline: Request[] = [{ path: `/home?cookie=${encodeURIComponent(placeCookie(goods))}` }];
  const path = '/home';
  const elsewhere: Request = {
    path,
    setupRequest: (request) => ({ ...request, headers: { cookie: placeCookie(nearby(goods), newGuest()) } }),
  };
  return [
    { name: 'home', baseline, ours: [elsewhere] },
    { name: 'home kept', baseline, ours: [{ path, headers: { cookie: placeCookie(goods) } }] },
  ];
}

/** The same place, from a point of a kilometre around. */
function nearby(goods: BenchGoods): BenchGoods {
  const off = () => (Math.random() - 0.5) / 50;
  const { lat, lng } = goods.home;
  return { ...goods, home: { ...goods.home, lat: lat + off(), lng: lng + off() } };
}

/** Signed before a measurement: the work of the visitors is not work of the server. */
const guests = Array.from({ length: 60_000 }, guestUnderTest);
let nextGuest = 0;

function newGuest(): string {
  nextGuest = (nextGuest + 1) % guests.length;
  return guests[nextGuest] ?? guestUnderTest();
}

function cart({ orderable }: BenchGoods): Workload {
  return {
    name: 'cart',
    ours: orderable.map(({ itemId, moduleId }) => ({
      method: 'POST',
      path: '/api/v1/cart/add',
      headers: { ...json, moduleid: String(moduleId) },
      setupRequest: (request) => ({
        ...request,
        body: JSON.stringify({ guest_id: newGuest(), item_id: itemId, quantity: 1 }),
      }),
    })),
    baseline: orderable.map(({ itemId, storeId, moduleId }) => ({
      method: 'POST',
      path: '/cart',
      headers: json,
      setupRequest: (request) => ({
        ...request,
        body: JSON.stringify({ guest: newGuest(), itemId, storeId, moduleId }),
      }),
    })),
  };
}

function order({ orderable }: BenchGoods): Workload {
  return {
    name: 'order',
    ours: orderable.map(({ itemId, moduleId, lat, lng }) => ({
      method: 'POST',
      path: '/api/v1/customer/order/place',
      headers: { ...json, moduleid: String(moduleId) },
      setupRequest: (request) => ({
        ...request,
        headers: { ...request.headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          guest_id: newGuest(),
          items: [{ item_id: itemId, quantity: 1 }],
          latitude: lat,
          longitude: lng,
          address: 'Near the blue water tank',
          contact_person_name: 'Bench',
          contact_person_number: newPhone(),
        }),
      }),
    })),
    baseline: orderable.map((goods) => ({
      method: 'POST',
      path: '/order',
      headers: json,
      setupRequest: (request) => ({
        ...request,
        body: JSON.stringify({ ...goods, guest: newGuest(), key: randomUUID() }),
      }),
    })),
  };
}
