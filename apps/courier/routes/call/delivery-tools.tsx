import { Plural, Trans } from '@lingui/react/macro';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { Icon } from 'ui/media/icon.tsx';
import styles from '../work/current-delivery.module.css';
import { mapsLink } from '../work/maps/maps-link.ts';
import { CallPerson } from './call-person.tsx';

interface DeliveryToolsProps {
  delivery: Delivery;
  /** Undefined where there is no such view. */
  onOutdoors: (() => void) | undefined;
  clockOffset: number;
  hasMap: boolean;
  onMap: () => void;
  onChat: () => void;
  onHelp: () => void;
}

/** Map, outdoor view, directions, call, messages and help. Directions open another app; coming back lands on the step [DEL-23]. */
export function DeliveryTools({
  delivery,
  clockOffset,
  onOutdoors,
  hasMap,
  onMap,
  onChat,
  onHelp,
}: DeliveryToolsProps) {
  const { step, store_phone, contact_phone, unread_messages: unread } = delivery;
  const link = mapsLink(delivery, step === 'deliver' ? 'door' : 'store');
  return (
    <div className={styles.tools}>
      <button type="button" aria-pressed={hasMap} className={styles.tool} onClick={onMap}>
        <Icon name="map" size={22} />
        {hasMap ? <Trans>Hide the map</Trans> : <Trans>Map</Trans>}
      </button>
      {onOutdoors && (
        <button type="button" className={styles.tool} onClick={onOutdoors}>
          <Icon name="sun" size={22} />
          <Trans>Outdoor view</Trans>
        </button>
      )}
      {link !== undefined && (
        <a className={styles.tool} href={link}>
          <Icon name="navigation" size={22} />
          <Trans>Directions</Trans>
        </a>
      )}
      {step === 'deliver' ? (
        <CallCustomer delivery={delivery} clockOffset={clockOffset} phone={contact_phone} />
      ) : (
        store_phone !== '' && (
          <a className={styles.tool} href={`tel:${store_phone}`}>
            <Icon name="phone" size={22} />
            <Trans>Call store</Trans>
          </a>
        )
      )}
      <button type="button" className={styles.tool} onClick={onChat}>
        <Icon name="message-circle" size={22} />
        {unread > 0 ? <Plural value={unread} one="# message" other="# messages" /> : <Trans>Messages</Trans>}
      </button>
      <button type="button" className={styles.tool} onClick={onHelp}>
        <Icon name="circle-question-mark" size={22} />
        <Trans>Help</Trans>
      </button>
    </div>
  );
}

function CallCustomer({
  delivery,
  clockOffset,
  phone,
}: Pick<DeliveryToolsProps, 'delivery' | 'clockOffset'> & { phone: string }) {
  return (
    <CallPerson
      {...{ delivery, clockOffset, phone }}
      callee="customer"
      name={delivery.contact_name}
      className={styles.tool}
    >
      <Trans>Call customer</Trans>
    </CallPerson>
  );
}
