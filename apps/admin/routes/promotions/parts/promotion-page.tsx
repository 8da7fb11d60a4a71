import type { UseQueryOptions } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { OperatorPermission } from 'market/access/access.rules';
import { CallRefused } from 'market/calls/client';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { zonesQuery } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';

/** What the form of a page gets: of a new one the zones alone. */
export interface PromotionFormProps<Saved> {
  zones: readonly AdminZone[];
  saved?: Saved;
  /** Takes what another person has saved, and drops what is written here. */
  onLoadAgain?: () => void;
}

interface PromotionPageProps<Saved> {
  permission: OperatorPermission;
  /** Of the list that it stands in. */
  list: { name: string; path: string };
  /** Of a new one. */
  newTitle: string;
  queryOf: (id: number) => UseQueryOptions<Saved, Error, Saved, (string | number)[]>;
  nameOf: (saved: Saved) => string;
  form: (props: PromotionFormProps<Saved>) => ReactNode;
}

/** The page of something on offer at the path `:promotion`: its number, or `new`. */
export function PromotionPage<Saved>(props: PromotionPageProps<Saved>) {
  const { promotion = '' } = useParams();
  return (
    <OperatorOnly permission={props.permission} title={props.list.name}>
      {promotion === 'new' ? <NewOne {...props} /> : <SavedOne key={promotion} id={Number(promotion)} {...props} />}
    </OperatorOnly>
  );
}

function NewOne<Saved>({ list, newTitle, form }: PromotionPageProps<Saved>) {
  const { data: zones, isError, refetch } = useQuery(zonesQuery);
  if (!zones) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <Head list={list} title={newTitle} />
      {form({ zones })}
    </>
  );
}

function SavedOne<Saved>({ id, list, queryOf, nameOf, form }: PromotionPageProps<Saved> & { id: number }) {
  const { data: zones } = useQuery(zonesQuery);
  const { data: saved, error, isError, refetch } = useQuery(queryOf(id));
  const [loads, setLoads] = useState(0);
  if (error instanceof CallRefused && error.status !== 401) return <MissingPage />;
  if (!saved || !zones) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const loadAgain = async () => {
    await refetch();
    setLoads(loads + 1);
  };
  return (
    <>
      <Head list={list} title={nameOf(saved)} />
      <div key={loads}>{form({ zones, saved, onLoadAgain: () => void loadAgain() })}</div>
    </>
  );
}

function Head({ list: { name, path }, title }: { list: { name: string; path: string }; title: string }) {
  return (
    <div className={desk.titles}>
      <p className={desk.sub}>
        <Link to={path}>{name}</Link>
      </p>
      <h1 className={desk.title}>
        <bdi>{title}</bdi>
      </h1>
    </div>
  );
}
