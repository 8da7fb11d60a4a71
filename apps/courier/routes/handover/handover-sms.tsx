import { useLingui } from '@lingui/react/macro';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { useCallback } from 'react';

/** Returns a function for the address of a text message that says to the market what a phone without data cannot send. */
export function useHandoverSms() {
  const { t } = useLingui();
  const phone = useMarketSettings()?.phone ?? '';
  return useCallback(
    (orders: readonly { code: string }[], at: { lat: number; lng: number } | null, words: string) => {
      const codes = orders.map(({ code }) => `#${code}`).join(' ');
      const place = [words, at ? `https://maps.google.com/?q=${at.lat},${at.lng}` : ''].filter(Boolean).join(' ');
      const message = t`I can’t ride on. Orders ${codes}. ${place}`;
      return `sms:${phone}?body=${encodeURIComponent(message)}`;
    },
    [phone, t],
  );
}
