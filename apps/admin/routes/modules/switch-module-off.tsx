import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { AdminModule } from 'market/modules/modules.admin.contract';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import desk from '../../layout/desk.module.css';
import styles from './admin-modules.module.css';
import { adminModulesQuery, moduleCalls } from './module-calls.ts';

export interface SwitchModuleOffProps {
  module: AdminModule;
  zone: AdminModule['zones'][number];
  onSettled: () => unknown;
  onClose: () => void;
}

/**
 * Asks before a module goes off in a zone, and names the orders that run there. They go on; orders that come while the
 * question is open are shown before it can be answered [OPS-048].
 */
export function SwitchModuleOff({ module, zone, onSettled, onClose }: SwitchModuleOffProps) {
  const { t } = useLingui();
  const { data: all } = useQuery(adminModulesQuery);
  const now = all?.find(({ module_type: type }) => type === module.module_type)?.zones.find(({ id }) => id === zone.id);
  const running = (now ?? zone).running_orders;
  const [name, place] = [module.name, zone.name];
  const off = useMutation({
    mutationFn: () =>
      moduleCalls.switch({
        params: { module_type: module.module_type, zone_id: zone.id },
        body: { is_on: false, seen_orders: running },
      }),
    onSuccess() {
      toast({ text: t`${name} is off in ${place}`, tone: 'ok' });
      onClose();
    },
    onSettled,
  });
  return (
    <Dialog
      title={t`Switch ${name} off in ${place}?`}
      description={<Trans>Customers there no longer see it, and carts with its items cannot be ordered.</Trans>}
      onClose={onClose}
    >
      <div className={desk.stack}>
        {off.error && <CallFaultNote error={off.error} />}
        {running.length === 0 ? (
          <p>
            <Trans>No order of it runs there.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Plural
                value={running.length}
                one="# order runs there and goes on:"
                other="# orders run there and go on:"
              />
            </p>
            <ul className={styles.orders}>
              {running.map((id) => (
                <li key={id}>
                  <Link to={`/orders/${id}`}>
                    <bdi dir="ltr">#{id}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Button kind="bad" size="large" isBlock isLoading={off.isPending} onClick={() => off.mutate()}>
          <Trans>Switch off</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
