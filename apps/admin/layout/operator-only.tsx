import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { NoAccessNote } from 'app-kit/account/no-access-note.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { OperatorPermission } from 'market/access/access.rules';
import type { ReactNode } from 'react';

export interface OperatorOnlyProps {
  /** Without it every operator may see the page. */
  permission?: OperatorPermission;
  /** Of the document. */
  title: string;
  children: ReactNode;
}

/** Shows a page to operators with a permission, and to everybody else what is missing [SEAT-03] [SEAT-14]. */
export function OperatorOnly({ permission, title, children }: OperatorOnlyProps) {
  const { t } = useLingui();
  const app = useAppTitle();
  const { memberships, isFailed, retry } = useMemberships();
  if (isFailed) return <UnreachableScreen onRetry={retry} />;
  if (!memberships) return <LoadingScreen />;
  return (
    <>
      <title>{t`${title} · ${app}`}</title>
      <Checked operator={memberships.operator} permission={permission}>
        {children}
      </Checked>
    </>
  );
}

type Operator = NonNullable<ReturnType<typeof useMemberships>['memberships']>['operator'];

function Checked({
  operator,
  permission,
  children,
}: {
  operator: Operator;
  permission: OperatorPermission | undefined;
  children: ReactNode;
}) {
  if (!operator) {
    return (
      <NoAccessNote title={<Trans>This account doesn’t have an operator role</Trans>}>
        <p>
          <Trans>An owner of the market can invite you.</Trans>
        </p>
      </NoAccessNote>
    );
  }
  if (operator.suspended_reason !== null) {
    return (
      <NoAccessNote title={<Trans>Your access is suspended</Trans>}>
        <p>{operator.suspended_reason}</p>
      </NoAccessNote>
    );
  }
  if (permission && !operator.permissions.includes(permission)) {
    const name = <code>{permission}</code>;
    return (
      <NoAccessNote title={<Trans>You can’t open this page</Trans>}>
        <p>
          <Trans>Your roles don’t have the permission {name}. An owner of the market can give it to you.</Trans>
        </p>
      </NoAccessNote>
    );
  }
  return children;
}
