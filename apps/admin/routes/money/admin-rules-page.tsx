import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { AddCommissionDialog } from './add-commission-dialog.tsx';
import { AddPayDialog } from './add-pay-dialog.tsx';
import { commissionsQuery, payRulesQuery } from './money-calls.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { CommissionRow, PayRow } from './rule-rows.tsx';

/** What the market keeps of orders, and what it pays for deliveries [OPS-074] [OPS-075]. */
export function AdminRulesPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.finance" title={t`Money`}>
      <MoneyTabs />
      <Rules />
    </OperatorOnly>
  );
}

function Rules() {
  const [adding, setAdding] = useState<'commission' | 'pay'>();
  const commissions = useQuery(commissionsQuery);
  const pay = useQuery(payRulesQuery);
  const close = () => setAdding(undefined);
  if (!commissions.data || !pay.data) {
    const retry = () => void Promise.all([commissions.refetch(), pay.refetch()]);
    return commissions.isError || pay.isError ? <UnreachableScreen onRetry={retry} /> : <LoadingScreen />;
  }
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Commissions and pay</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>A rule holds for orders placed after it begins. Orders placed before keep theirs.</Trans>
          </p>
        </div>
      </div>
      <div className={desk.columns}>
        <RuleCard
          title={<Trans>Commissions of stores</Trans>}
          hint={<Trans>A rule of a store comes first, then one of its module, then one of the market.</Trans>}
          add={
            <Button kind="soft" icon="plus" onClick={() => setAdding('commission')}>
              <Trans>Add a commission</Trans>
            </Button>
          }
          none={commissions.data.length === 0 && <Trans>No commission yet: stores keep all they sell.</Trans>}
        >
          {commissions.data.map((rule) => (
            <CommissionRow key={rule.id} rule={rule} />
          ))}
        </RuleCard>
        <RuleCard
          title={<Trans>Rider pay</Trans>}
          hint={<Trans>A rule of a zone comes before one of its currency. Tips go to the rider in full.</Trans>}
          add={
            <Button kind="soft" icon="plus" onClick={() => setAdding('pay')}>
              <Trans>Add a pay rule</Trans>
            </Button>
          }
          none={pay.data.length === 0 && <Trans>No pay yet: riders earn their tips only.</Trans>}
        >
          {pay.data.map((rule) => (
            <PayRow key={rule.id} rule={rule} />
          ))}
        </RuleCard>
      </div>
      {adding === 'commission' && <AddCommissionDialog rules={commissions.data} onClose={close} />}
      {adding === 'pay' && <AddPayDialog rules={pay.data} onClose={close} />}
    </>
  );
}

interface RuleCardProps {
  title: ReactNode;
  hint: ReactNode;
  add: ReactNode;
  none: ReactNode;
  children: ReactNode;
}

function RuleCard({ title, hint, add, none, children }: RuleCardProps) {
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>{title}</h2>
      <div className={desk.body}>
        <p className={desk.hint}>{hint}</p>
        {none ? <p>{none}</p> : <ul className={desk.list}>{children}</ul>}
        <div>{add}</div>
      </div>
    </section>
  );
}
