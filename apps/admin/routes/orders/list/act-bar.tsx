import { Plural, Trans } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import type { OperatorPermission } from 'market/access/access.rules';
import { type OrderAct, orderActs } from 'market/orders/desk/orders-acts.rules';
import { Button } from 'ui/buttons/button.tsx';
import desk from '../../../layout/desk.module.css';
import { ActName } from './act-texts.tsx';
import styles from './order-list.module.css';

const needed: Readonly<Record<OrderAct, OperatorPermission>> = {
  assign: 'ops.dispatch',
  message_couriers: 'ops.live',
  message_stores: 'ops.live',
  cancel: 'ops.orders',
  export: 'ops.export',
  print: 'ops.live',
};

interface ActBarProps {
  /** How many orders are chosen. */
  count: number;
  onClear: () => void;
  onAct: (act: OrderAct) => void;
}

/** What the operator may do with the chosen orders [OPS-012]. */
export function ActBar({ count, onClear, onAct }: ActBarProps) {
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  return (
    <div className={desk.foot}>
      <span className={desk.grow} role="status">
        <Plural value={count} one="# order chosen" other="# orders chosen" />
      </span>
      <Button kind="text" onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
      <div className={styles.acts}>
        {orderActs
          .filter((act) => permissions.includes(needed[act]))
          .map((act) => (
            <Button key={act} kind="outline" onClick={() => onAct(act)}>
              <ActName act={act} />
            </Button>
          ))}
      </div>
    </div>
  );
}
