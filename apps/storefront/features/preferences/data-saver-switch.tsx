import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Segmented } from 'ui/forms/segmented.tsx';
import { changeSettings } from '#browser/preferences.ts';
import { useMarket } from '#features/config/use-market.ts';

/** On or off, at once and for the next visit. On by default in a browser that prefers less data. */
export function DataSaverSwitch() {
  const { t } = useLingui();
  const { savesData } = useMarket();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(savesData);
  const change = (value: string) => {
    setChosen(value === 'on');
    changeSettings({ light: value === 'on' });
    void revalidate();
  };
  return (
    <Segmented
      label={t`Light mode: less data`}
      value={chosen ? 'on' : 'off'}
      onChange={change}
      options={[
        { value: 'off', label: t`Off` },
        { value: 'on', label: t`On` },
      ]}
    />
  );
}
