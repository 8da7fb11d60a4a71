import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { settingsQuery } from 'app-kit/calls/use-market-settings.ts';
import { CallRefused } from 'market/calls/client';
import type { SavedMap } from 'market/config/config-map.admin.contract';
import { type GeocoderName, needsAddress, needsKey, type RouterName } from 'market/config/config-map.rules';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, Select } from 'ui/forms/field.tsx';
import { adminCalls, mapQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { MapTrial } from './map-trial.tsx';

/** The braces are part of it, and would be placeholders in a text that is translated. */
const exampleOfTiles = 'https://tiles.example/{z}/{x}/{y}.png';

/** Where maps, addresses and ways come from [OPS-083]. */
export function MapCard() {
  const { data, error } = useQuery(mapQuery);
  return (
    <section className={desk.card} aria-labelledby="map-title">
      <h2 id="map-title" className={desk.cardTitle}>
        <Trans>Map and addresses</Trans>
      </h2>
      <div className={desk.body}>
        <p className={desk.hint}>
          <Trans>
            The built-in map and its addresses are those of Lagos and Nairobi. In another city, name a provider or a
            server of your own; without one, customers put a pin on an empty map and write their address.
          </Trans>
        </p>
        {error && !data && <CallFaultNote error={error} />}
        {data && <MapForm key={data.version} saved={data} />}
        {data && data.version > 0 && <MapTrial />}
      </div>
    </section>
  );
}

function MapForm({ saved }: { saved: SavedMap }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [map, setMap] = useState(saved);
  const [key, setKey] = useState('');
  const change = (part: Partial<SavedMap>) => setMap((now) => ({ ...now, ...part }));
  const save = useMutation({
    mutationFn: () => {
      const { has_geocoder_key: _key, ...body } = map;
      return adminCalls.map.change({ body: { ...body, geocoder_key: key === '' ? null : key } });
    },
    onSuccess(next) {
      queries.setQueryData(mapQuery.queryKey, next);
      void queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
      toast({ text: t`Saved`, tone: 'ok' });
    },
  });
  const faults: Record<string, string> = {};
  if (save.error instanceof CallRefused) for (const { code, message } of save.error.faults) faults[code] = message;
  const isOfField = Object.keys(faults).some((code) => code in map || code === 'geocoder_key');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const geocoderNames: Record<GeocoderName, string> = {
    built_in: t`Built-in: Lagos and Nairobi`,
    photon: 'Photon',
    nominatim: 'Nominatim',
    google: 'Google',
    mapbox: 'Mapbox',
    none: t`None`,
  };
  const routerNames: Record<RouterName, string> = {
    built_in: t`Built-in: Lagos and Nairobi`,
    osrm: 'OSRM',
    valhalla: 'Valhalla',
    none: t`None`,
  };
  return (
    <form noValidate className={desk.stack} onSubmit={submit}>
      <Field
        label={t`Address of the map tiles`}
        hint={t`Such as ${exampleOfTiles}. Empty: the built-in map.`}
        dir="ltr"
        inputMode="url"
        maxLength={500}
        value={map.tiles_url}
        onChange={({ target }) => change({ tiles_url: target.value.trim() })}
        fault={faults.tiles_url}
      />
      {map.tiles_url !== '' && (
        <Field
          label={t`Who made the tiles`}
          hint={t`Shown on every map, such as © OpenStreetMap contributors.`}
          maxLength={200}
          value={map.tiles_attribution}
          onChange={({ target }) => change({ tiles_attribution: target.value })}
          fault={faults.tiles_attribution}
        />
      )}
      <Select
        label={t`Addresses come from`}
        hint={t`Suggestions while customers type, and the address of a pin.`}
        value={map.geocoder}
        onChange={({ target }) => change({ geocoder: target.value as GeocoderName })}
        fault={faults.geocoder}
      >
        {Object.entries(geocoderNames).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </Select>
      {needsAddress(map.geocoder) && (
        <Field
          label={t`Address of the server`}
          dir="ltr"
          inputMode="url"
          maxLength={300}
          value={map.geocoder_url}
          onChange={({ target }) => change({ geocoder_url: target.value.trim() })}
          fault={faults.geocoder_url}
        />
      )}
      {needsKey(map.geocoder) && (
        <Field
          label={t`Key`}
          hint={
            saved.has_geocoder_key ? t`A key is saved. Write another one to replace it.` : t`It is never shown again.`
          }
          type="password"
          autoComplete="off"
          dir="ltr"
          maxLength={300}
          value={key}
          onChange={({ target }) => setKey(target.value.trim())}
          fault={faults.geocoder_key}
        />
      )}
      <Select
        label={t`Ways by road come from`}
        hint={t`The line on the map, and the minutes by which riders are chosen. Fees do not change.`}
        value={map.routing}
        onChange={({ target }) => change({ routing: target.value as RouterName })}
        fault={faults.routing}
      >
        {Object.entries(routerNames).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </Select>
      {needsAddress(map.routing) && (
        <Field
          label={t`Address of the routing server`}
          dir="ltr"
          inputMode="url"
          maxLength={300}
          value={map.routing_url}
          onChange={({ target }) => change({ routing_url: target.value.trim() })}
          fault={faults.routing_url}
        />
      )}
      {save.error && !isOfField && <CallFaultNote error={save.error} />}
      <div>
        <Button type="submit" kind="soft" isLoading={save.isPending}>
          <Trans>Save the map</Trans>
        </Button>
      </div>
    </form>
  );
}
