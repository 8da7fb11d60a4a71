import { Trans, useLingui } from '@lingui/react/macro';
import { useIsOnline } from 'app-kit/start/use-is-online.ts';
import { savesBattery } from 'market/orders/orders-delivery.rules';
import { Icon } from 'ui/media/icon.tsx';
import styles from './phone-signs.module.css';
import type { BatteryState } from './use-battery.ts';
import type { PositionState } from './use-position.ts';

interface PhoneSignsProps {
  position: PositionState;
  battery: BatteryState | undefined;
  isOnShift: boolean;
}

/** Position, network and battery; only what is in trouble stands out [DEL-02]. */
export function PhoneSigns({ position, battery, isOnShift }: PhoneSignsProps) {
  return (
    <div className={styles.signs}>
      {isOnShift && <PositionSign position={position} />}
      <NetworkSign />
      {battery && <BatterySign battery={battery} />}
      {isOnShift && battery && savesBattery(battery) && (
        <p role="status" className={styles.trouble}>
          <Trans>Battery low: map off, fewer positions</Trans>
        </p>
      )}
    </div>
  );
}

function PositionSign({ position }: Pick<PhoneSignsProps, 'position'>) {
  const isKnown = position.kind === 'known';
  return (
    <p role="status" className={isKnown || position.kind === 'asking' ? styles.sign : styles.trouble}>
      <Icon name={isKnown ? 'locate-fixed' : 'locate-off'} />
      <span>
        {position.kind === 'known' && <Trans>Within {position.metres} m</Trans>}
        {position.kind === 'asking' && <Trans>Finding where you are…</Trans>}
        {position.kind === 'refused' && <Trans>Location is off. Allow it in the settings of this browser.</Trans>}
        {position.kind === 'unknown' && <Trans>This phone can’t find where you are.</Trans>}
      </span>
    </p>
  );
}

function NetworkSign() {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const words = isOnline ? t`Network` : t`No network`;
  return (
    <p role="img" aria-label={words} className={isOnline ? styles.sign : styles.trouble}>
      <Icon name={isOnline ? 'wifi' : 'wifi-off'} />
    </p>
  );
}

function BatterySign({ battery }: { battery: BatteryState }) {
  const { t } = useLingui();
  const { percent } = battery;
  const isLow = savesBattery(battery);
  return (
    <p role="img" aria-label={t`Battery ${percent} %`} className={isLow ? styles.trouble : styles.sign}>
      <Icon name={isLow ? 'battery-low' : 'battery'} />
      <bdi dir="ltr">{percent} %</bdi>
    </p>
  );
}
