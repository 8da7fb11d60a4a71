import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import type { BannerState } from 'market/promotions/promotions-banners.rules';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Select } from 'ui/forms/field.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Picture } from 'ui/media/picture.tsx';
import desk from '../../../layout/desk.module.css';
import { ModuleOption } from '../../stores/module-option.tsx';
import { PromotionTabs } from '../promotion-tabs.tsx';
import styles from '../promotions.module.css';

/** Returns the module in the address, whose home is shown; the first of these without one. */
export function useShownModule(types: readonly ModuleType[]): ModuleType {
  const [params] = useSearchParams();
  return types.find((type) => type === params.get('module')) ?? types[0] ?? moduleTypes[0];
}

interface HomeHeadProps {
  title: ReactNode;
  line: ReactNode;
  modules?: readonly ModuleType[];
  /** Beside the title. */
  children?: ReactNode;
}

/** The head of what is on the home of a module, with the choice of the module. */
export function HomeHead({ title, line, modules = moduleTypes, children }: HomeHeadProps) {
  const { t } = useLingui();
  const [, setParams] = useSearchParams();
  const module = useShownModule(modules);
  return (
    <>
      <PromotionTabs />
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>{title}</h1>
          <p className={desk.sub}>{line}</p>
        </div>
        {children}
      </div>
      <div className={styles.filters}>
        <Select
          label={t`Home of`}
          value={module}
          onChange={({ target }) => setParams({ module: target.value }, { replace: true })}
        >
          {modules.map((type) => (
            <ModuleOption key={type} type={type} />
          ))}
        </Select>
      </div>
    </>
  );
}

interface HomeListProps<Row> extends HomeHeadProps {
  add: { to: string; label: ReactNode };
  query: Pick<UseQueryResult<Row[]>, 'data' | 'isError' | 'refetch'>;
  empty: { title: ReactNode; line: ReactNode };
  row: (row: Row) => ReactNode;
}

/** What is on the home of a module, as it follows each other, each with a link to its page. */
export function HomeList<Row extends { id: number }>({ add, query, empty, row, ...head }: HomeListProps<Row>) {
  const { data: rows, isError, refetch } = query;
  if (!rows) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <HomeHead {...head}>
        <LinkButton icon="plus" to={add.to} aria-keyshortcuts="n">
          {add.label}
        </LinkButton>
      </HomeHead>
      {rows.length === 0 ? (
        <EmptyState image="gift" title={empty.title}>
          {empty.line}
        </EmptyState>
      ) : (
        <ul className={desk.list}>
          {rows.map((one) => (
            <li key={one.id}>{row(one)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const stateNames: Record<BannerState, ReactNode> = {
  running: <Trans>Running</Trans>,
  planned: <Trans>Planned</Trans>,
  over: <Trans>Over</Trans>,
  off: <Trans>Switched off</Trans>,
};

interface HomeRowProps {
  to: string;
  shown: { title: string; image_full_url: string; state: BannerState; ends_at: string | null };
  /** Below the title. */
  line: ReactNode;
  /** Null for every zone. */
  zone: string | null;
}

/** A row of a list of a home: picture, words, zone, end and state. */
export function HomeRow({
  to,
  shown: { title, image_full_url: image, state, ends_at: endsAt },
  line,
  zone,
}: HomeRowProps) {
  const shortDay = useShortDay();
  const day = endsAt && shortDay(endsAt);
  return (
    <Link to={to} className={classNames(desk.row, styles.banner)}>
      <Picture src={image} alt="" sizes="48px" className={styles.thumb} />
      <span>
        <bdi className={desk.name}>{title}</bdi>
        <span className={desk.line}>{line}</span>
      </span>
      <span className={desk.line}>
        {zone === null ? <Trans>Every zone</Trans> : <bdi>{zone}</bdi>}
        {day && (
          <>
            {' · '}
            <Trans>until {day}</Trans>
          </>
        )}
      </span>
      <span className={classNames(desk.state, state === 'running' && desk.ok, state === 'planned' && desk.warn)}>
        {stateNames[state]}
      </span>
    </Link>
  );
}
