import { Trans, useLingui } from '@lingui/react/macro';
import { bagTicketTimes, kitchenTicketTimes } from 'market/orders/kitchen/orders-tickets.rules';
import { Select } from 'ui/forms/field.tsx';
import type { ProfileDraft } from './profile-draft.ts';
import styles from './vendor-store-page.module.css';

interface TicketTimesFieldsProps {
  draft: Pick<ProfileDraft, 'kitchenTicketAt' | 'bagTicketAt'>;
  onChange: (part: Partial<ProfileDraft>) => void;
}

/** When each form of ticket prints by itself [STO-028]. */
export function TicketTimesFields({ draft, onChange }: TicketTimesFieldsProps) {
  const { t } = useLingui();
  const names = {
    accepted: t`When the order is accepted`,
    started: t`When preparing starts`,
    ready: t`When the order is ready`,
    by_hand: t`Only by hand`,
  };
  return (
    <fieldset className={styles.tickets}>
      <legend>
        <Trans>Tickets that print by themselves</Trans>
      </legend>
      <p className={styles.note}>
        <Trans>On devices that print by themselves. Turn that on in any order on the device.</Trans>
      </p>
      <div className={styles.pair}>
        <Select
          label={t`Kitchen ticket`}
          value={draft.kitchenTicketAt}
          onChange={({ target }) =>
            onChange({ kitchenTicketAt: kitchenTicketTimes.find((time) => time === target.value) ?? 'by_hand' })
          }
        >
          {kitchenTicketTimes.map((time) => (
            <option key={time} value={time}>
              {names[time]}
            </option>
          ))}
        </Select>
        <Select
          label={t`Bag tickets`}
          value={draft.bagTicketAt}
          onChange={({ target }) =>
            onChange({ bagTicketAt: bagTicketTimes.find((time) => time === target.value) ?? 'by_hand' })
          }
        >
          {bagTicketTimes.map((time) => (
            <option key={time} value={time}>
              {names[time]}
            </option>
          ))}
        </Select>
      </div>
    </fieldset>
  );
}
