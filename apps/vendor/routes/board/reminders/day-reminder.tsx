import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { spansText } from 'market/stores/stores-admin.rules';
import { remindersOf } from 'market/stores/stores-holidays.rules';
import { useState } from 'react';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { hoursQuery } from '../../../features/stores/hours-query.ts';
import { useFullDate } from '../../../features/stores/use-full-date.ts';
import { useHolidayName } from '../../../features/stores/use-holiday-name.tsx';
import { knownReminder, saveKnownReminder } from './known-reminder.ts';

/**
 * Two weeks ahead: the next day with other hours, until it is read on this device, or the next public holiday, until the
 * store has set what holds on it [STO-040].
 */
export function DayReminder({ storeId }: { storeId: number }) {
  const { data } = useQuery({ ...hoursQuery(storeId), staleTime: 60 * 60_000 });
  const [nameOf, fullDate] = [useHolidayName(), useFullDate()];
  const [known, setKnown] = useState(() => knownReminder(storeId));
  const next = data && remindersOf(data).find(({ date, holiday }) => holiday || date > known);
  if (!next) return null;
  const day = fullDate(next.date);
  if (next.holiday) {
    const holiday = nameOf(next.holiday);
    return (
      <BannerNote
        tone="info"
        icon="calendar-clock"
        action={
          <LinkButton kind="soft" size="small" to={`/hours?store=${storeId}`}>
            <Trans>Set the hours</Trans>
          </LinkButton>
        }
      >
        <Trans>
          {holiday} is on {day}. Are you open?
        </Trans>
      </BannerNote>
    );
  }
  const hours = spansText(next.hours ?? []);
  return (
    <BannerNote
      tone="info"
      icon="calendar-clock"
      action={
        <Button
          kind="soft"
          size="small"
          onClick={() => {
            saveKnownReminder(storeId, next.date);
            setKnown(next.date);
          }}
        >
          <Trans>OK</Trans>
        </Button>
      }
    >
      {hours ? (
        <Trans>
          Other hours on {day}: <bdi dir="ltr">{hours}</bdi>
        </Trans>
      ) : (
        <Trans>Closed on {day}.</Trans>
      )}
    </BannerNote>
  );
}
