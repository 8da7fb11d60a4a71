import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminModule } from 'market/modules/modules.admin.contract';
import type { ModuleType } from 'market/modules/modules.rules';
import { guidedModules } from 'market/parcel/parcel-home.rules';
import { useState } from 'react';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Switch } from 'ui/forms/switch.tsx';
import { Picture } from 'ui/media/picture.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import styles from './admin-modules.module.css';
import { EditModule } from './edit-module.tsx';
import { adminModulesQuery, moduleCalls } from './module-calls.ts';
import { SwitchModuleOff } from './switch-module-off.tsx';

type ModuleZone = AdminModule['zones'][number];

/** What the market sells: names, pictures and sequence of the modules, and in which zones each is on [OPS-048]. */
export function AdminModulesPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.catalogue" title={t`Modules`}>
      <Modules />
    </OperatorOnly>
  );
}

function Modules() {
  const queries = useQueryClient();
  const { data: all, isError, refetch } = useQuery(adminModulesQuery);
  const [edited, setEdited] = useState<AdminModule>();
  const [off, setOff] = useState<{ module: AdminModule; zone: ModuleZone }>();
  const readAgain = () => queries.invalidateQueries({ queryKey: adminModulesQuery.queryKey });
  const arrange = useMutation({
    mutationFn: (sequence: ModuleType[]) =>
      moduleCalls.arrange({ body: { sequence, old_sequence: (all ?? []).map(({ module_type }) => module_type) } }),
    onSettled: readAgain,
  });
  const on = useMutation({
    mutationFn: ({ module, zone }: { module: AdminModule; zone: ModuleZone }) =>
      moduleCalls.switch({
        params: { module_type: module.module_type, zone_id: zone.id },
        body: { is_on: true, seen_orders: [] },
      }),
    onSettled: readAgain,
  });
  if (!all) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const move = (from: number, to: number) => {
    const sequence = all.map(({ module_type }) => module_type);
    const [moved] = sequence.splice(from, 1);
    if (moved) arrange.mutate(sequence.toSpliced(to, 0, moved));
  };
  const fault = arrange.error ?? on.error;
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Modules</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>
              What customers can order, from left to right as they see it. Off in a zone, it is not shown there.
            </Trans>
          </p>
        </div>
      </div>
      {fault && <CallFaultNote error={fault} />}
      {all.length === 0 && (
        <EmptyState image="groceries" title={<Trans>No module yet</Trans>}>
          <Trans>A module comes with the first zone that has prices for it.</Trans>
        </EmptyState>
      )}
      {all.map((module, index) => (
        <ModuleCard
          key={module.module_type}
          module={module}
          onEdit={() => setEdited(module)}
          onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
          onMoveDown={index < all.length - 1 ? () => move(index, index + 1) : undefined}
          onSwitch={(zone) => (zone.is_on ? setOff({ module, zone }) : on.mutate({ module, zone }))}
        />
      ))}
      {edited && <EditModule module={edited} onSettled={readAgain} onClose={() => setEdited(undefined)} />}
      {off && <SwitchModuleOff {...off} onSettled={readAgain} onClose={() => setOff(undefined)} />}
    </>
  );
}

interface ModuleCardProps {
  module: AdminModule;
  onEdit: () => void;
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
  onSwitch: (zone: ModuleZone) => void;
}

function ModuleCard({ module, onEdit, onMoveUp, onMoveDown, onSwitch }: ModuleCardProps) {
  const { t } = useLingui();
  const { module_type: type, name, image_full_url: image, zones } = module;
  const mayWrite = useMemberships().memberships?.operator?.permissions.includes('ops.content') ?? false;
  const onIn = zones.filter(({ is_on }) => is_on).length;
  const count = zones.length;
  return (
    <section className={desk.card} aria-labelledby={`module-${type}`}>
      <div className={styles.module}>
        <Picture src={image} alt="" sizes="72px" className={styles.picture} />
        <div>
          <h2 id={`module-${type}`} className={desk.name}>
            <bdi>{name}</bdi>
          </h2>
          <span className={desk.line}>
            <Trans>
              On in {onIn} of {count} zones
            </Trans>
          </span>
        </div>
        <span className={styles.actions}>
          <IconButton icon="chevron-up" label={t`Move ${name} up`} disabled={!onMoveUp} onClick={onMoveUp} />
          <IconButton icon="chevron-down" label={t`Move ${name} down`} disabled={!onMoveDown} onClick={onMoveDown} />
          {mayWrite && guidedModules.includes(type) && (
            <LinkButton kind="text" icon="play" to={`/modules/${type}/home`}>
              <Trans>Reasons and film</Trans>
            </LinkButton>
          )}
          <Button kind="text" icon="pencil" aria-label={t`Change name and picture of ${name}`} onClick={onEdit}>
            <Trans>Name and picture</Trans>
          </Button>
        </span>
      </div>
      <ul className={styles.zones}>
        {zones.map((zone) => (
          <li key={zone.id} className={styles.zone}>
            <span>
              <bdi className={desk.name}>{zone.name}</bdi>
              <span className={desk.line}>
                <Plural value={zone.store_count} one="# store" other="# stores" />
                {' · '}
                <Plural value={zone.running_orders.length} one="# running order" other="# running orders" />
              </span>
            </span>
            <Switch
              isLabelHidden
              label={t`${name} in ${zone.name}`}
              checked={zone.is_on}
              onChange={() => onSwitch(zone)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
