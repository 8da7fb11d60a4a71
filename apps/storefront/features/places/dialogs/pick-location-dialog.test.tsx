import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { preferencesOf } from '#browser/preferences.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import type { ChosenPlace } from '../save-place.ts';
import 'ui/map/map.tsx';
import { PickLocationDialog } from './pick-location-dialog.tsx';

beforeEach(() => {
  const words = { main_text: 'Oshodi', secondary_text: 'Lagos' };
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('get-zone-id')) return new Response(JSON.stringify({ zone_id: [3], zone_data: [] }));
    const results = [{ formatted_address: 'Oshodi, Lagos', structured_formatting: words, types: [] }];
    return new Response(JSON.stringify({ results }));
  });
});

afterEach(() => vi.unstubAllGlobals());

it('[LOC-09] [LOC-21] the place of a store is handed back, on the page where it was asked for, and is not stored', async () => {
  const picked: ChosenPlace[] = [];
  const close = vi.fn();
  await renderInMarket(
    <>
      <p>The form of a store</p>
      <PickLocationDialog
        purpose="store"
        start={{ lat: 6.556, lng: 3.35 }}
        onPick={(place) => picked.push(place)}
        onClose={close}
      />
    </>,
  );
  const confirm = page.getByRole('button', { name: 'Pick Locations' });
  await expect.element(confirm).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Saved addresses' })).not.toBeInTheDocument();
  await confirm.click();
  expect(picked).toEqual([{ lat: 6.556, lng: 3.35, address: 'Oshodi, Lagos', zoneIds: [3] }]);
  expect(close).toHaveBeenCalledOnce();
  await expect.element(page.getByText('The form of a store')).toBeInTheDocument();
  expect(preferencesOf(document.cookie)).toMatchObject({ zoneIds: [], location: undefined });
});

it('[LOC-16] a point in a zone that no geocoder knows is named by the customer, or by its zone', async () => {
  const square = [
    { lat: 5.54, lng: -0.2 },
    { lat: 5.58, lng: -0.2 },
    { lat: 5.58, lng: -0.16 },
  ];
  vi.stubGlobal('fetch', async (path: string) => {
    const zone = { id: 1, name: 'Osu', city: 'Accra', store_count: 12, formatted_coordinates: square };
    if (path.includes('get-zone-id')) return new Response(JSON.stringify({ zone_id: [1], zone_data: [zone] }));
    if (path.includes('zone/list')) return new Response(JSON.stringify({ zones: [zone], total_size: 1 }));
    return new Response(JSON.stringify({ results: [] }));
  });
  const picked: ChosenPlace[] = [];
  const dialog = (
    <PickLocationDialog
      purpose="store"
      start={{ lat: 5.556, lng: -0.18 }}
      onPick={(place) => picked.push(place)}
      onClose={() => undefined}
    />
  );
  const screen = await renderInMarket(dialog, { isDemo: false });
  const confirm = page.getByRole('button', { name: 'Pick Locations' });
  await expect.element(confirm).toBeEnabled();
  await expect.element(page.getByText('Osu, Accra')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('.leaflet-control-scale').length).toBe(1);
  await expect.poll(() => document.querySelectorAll('.leaflet-overlay-pane path').length).toBe(1);
  await confirm.click();
  await page.getByLabelText('Name this place').fill('Blue gate behind the Total station');
  await confirm.click();
  await screen.unmount();
  expect(picked.map(({ address }) => address)).toEqual([
    'Osu, Accra',
    'Blue gate behind the Total station, Osu, Accra',
  ]);
});

it('[LOC-36] a picker that opens outside all zones goes to the nearest of them', async () => {
  const square = [
    { lat: 5.54, lng: -0.2 },
    { lat: 5.58, lng: -0.2 },
    { lat: 5.58, lng: -0.16 },
    { lat: 5.54, lng: -0.16 },
  ];
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const zone = { id: 1, name: 'Osu', city: 'Accra', store_count: 12, formatted_coordinates: square };
    if (path.includes('get-zone-id')) {
      requests.push(path);
      return new Response(JSON.stringify({ zone_id: [1], zone_data: [zone] }));
    }
    if (path.includes('zone/list')) return new Response(JSON.stringify({ zones: [zone], total_size: 1 }));
    return new Response(JSON.stringify({ results: [] }));
  });
  const picked: ChosenPlace[] = [];
  const dialog = (
    <PickLocationDialog purpose="store" onPick={(place) => picked.push(place)} onClose={() => undefined} />
  );
  await renderInMarket(dialog, { isDemo: false });
  await expect.poll(() => requests.length).toBe(2);
  await expect.element(page.getByText('Osu, Accra')).toBeVisible();
  await page.getByRole('button', { name: 'Pick Locations' }).click();
  const [{ lat, lng } = { lat: 0, lng: 0 }] = picked;
  expect([Math.round(lat * 100), Math.round(lng * 100)]).toEqual([556, -18]);
});

it('[LOC-10] [LOC-16] a search text without results becomes the name of the place', async () => {
  const square = [
    { lat: 5.54, lng: -0.2 },
    { lat: 5.58, lng: -0.2 },
    { lat: 5.58, lng: -0.16 },
  ];
  vi.stubGlobal('fetch', async (path: string) => {
    const zone = { id: 1, name: 'Osu', city: 'Accra', store_count: 12, formatted_coordinates: square };
    if (path.includes('get-zone-id')) return new Response(JSON.stringify({ zone_id: [1], zone_data: [zone] }));
    if (path.includes('zone/list')) return new Response(JSON.stringify({ zones: [zone], total_size: 1 }));
    if (path.includes('autocomplete')) return new Response(JSON.stringify({ predictions: [] }));
    return new Response(JSON.stringify({ results: [] }));
  });
  const picked: ChosenPlace[] = [];
  const start = { lat: 5.556, lng: -0.18 };
  await renderInMarket(
    <PickLocationDialog purpose="store" start={start} onPick={(at) => picked.push(at)} onClose={() => undefined} />,
    { isDemo: false },
  );
  await expect.element(page.getByText('12 stores deliver here')).toBeVisible();
  await page.getByRole('combobox').fill('Oxford Street 14');
  const hint = 'We could not find this place. Move the pin to it: what you typed becomes its name.';
  await expect.element(page.getByText(hint)).toBeVisible();
  await expect.element(page.getByLabelText('Name this place')).toHaveValue('Oxford Street 14');
  await page.getByLabelText('Name this place').fill('Blue gate');
  await page.getByRole('combobox').fill('Oxford Street 15');
  await expect.element(page.getByText(hint)).toBeVisible();
  await page.getByRole('button', { name: 'Pick Locations' }).click();
  expect(picked.map(({ address }) => address)).toEqual(['Blue gate, Osu, Accra']);
});
