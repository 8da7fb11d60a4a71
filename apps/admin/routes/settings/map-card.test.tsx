import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { SavedMap } from 'market/config/config-map.admin.contract';
import { defaultMap } from 'market/config/config-map.rules';
import { describe, expect, it } from 'vitest';
import { MapCard } from './map-card.tsx';

const builtIn: SavedMap = { ...defaultMap, has_geocoder_key: false, version: 0 };

function open(saved: SavedMap, more: Parameters<typeof renderInApp>[1] = {}) {
  return renderInApp([{ path: '/', element: <MapCard /> }], { map: () => reply(saved), ...more });
}

describe('where maps, addresses and ways come from', () => {
  it('asks only for what the chosen service needs, and sends the key once', async () => {
    const { screen, fakeApi } = await open(builtIn);
    await expect.element(screen.getByLabelText('Address of the server')).not.toBeInTheDocument();
    await screen.getByLabelText('Addresses come from').selectOptions('Photon');
    await expect.element(screen.getByLabelText('Address of the server')).toBeVisible();
    await screen.getByLabelText('Addresses come from').selectOptions('Google');
    await screen.getByLabelText('Key').fill(' AIzaSy-0123 ');
    await expect.element(screen.getByText(/tiles\.example.\{z\}/)).toBeVisible();
    await screen.getByRole('button', { name: 'Save the map' }).click();
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    expect(fakeApi.calls.find(({ body }) => body !== undefined)?.body).toEqual({
      ...defaultMap,
      geocoder: 'google',
      geocoder_key: 'AIzaSy-0123',
      version: 0,
    });
  });

  it('leaves a saved key as it is, and never shows it', async () => {
    const { screen, fakeApi } = await open({ ...builtIn, geocoder: 'mapbox', has_geocoder_key: true, version: 3 });
    await expect.element(screen.getByText('A key is saved. Write another one to replace it.')).toBeVisible();
    await expect.element(screen.getByLabelText('Key')).toHaveValue('');
    await screen.getByRole('button', { name: 'Save the map' }).click();
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    expect(fakeApi.calls.find(({ body }) => body !== undefined)?.body).toMatchObject({ geocoder_key: null });
  });

  it('is tried with words: what customers would find, and what does not work', async () => {
    const trial = {
      places: [{ name: 'Makola Market', context: 'Tudu, Accra' }],
      places_problem: null,
      way_metres: null,
      way_problem: 'OSRM cannot be reached (ECONNREFUSED)',
      tiles_problem: null,
    };
    const { screen } = await open({ ...builtIn, version: 1 }, { trial: () => reply(trial) });
    await screen.getByLabelText('Try it with a street or a place of your city').fill('makola');
    await screen.getByRole('button', { name: 'Try it' }).click();
    await expect.element(screen.getByText('Makola Market')).toBeVisible();
    await expect.element(screen.getByText('OSRM cannot be reached (ECONNREFUSED)')).toBeVisible();
  });
});
