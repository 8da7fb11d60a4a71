import { Plural, Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { PaymentStatement } from 'market/payments/statements/payments-statements.admin.contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { DeleteQuestion } from '../../../layout/delete-question.tsx';
import desk from '../../../layout/desk.module.css';
import { refreshStatements, statementCalls, statementsQuery } from './statement-calls.ts';
import { useDayText } from './statement-texts.tsx';
import styles from './statements.module.css';

/** The statements that were compared, with what is open of each [OPS-077]. */
export function StatementsCard() {
  const { data, error } = useQuery(statementsQuery);
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Statements</Trans>
      </h2>
      {error && (
        <div className={desk.body}>
          <CallFaultNote error={error} />
        </div>
      )}
      {data?.statements.length === 0 && (
        <p className={desk.body}>
          <Trans>No statement was compared yet.</Trans>
        </p>
      )}
      <ul>
        {data?.statements.map((statement) => (
          <StatementRow key={statement.id} statement={statement} />
        ))}
      </ul>
    </section>
  );
}

function StatementRow({ statement }: { statement: PaymentStatement }) {
  const queries = useQueryClient();
  const dayText = useDayText();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, provider, currency, first_day: first, last_day: last, same_count: same, open_count: open } = statement;
  const span = `${dayText(first)} – ${dayText(last)}`;
  return (
    <li className={styles.statement}>
      <div>
        <Link to={`?statement=${id}`} className={desk.name}>
          <bdi>{provider}</bdi> · {currency} · <bdi>{span}</bdi>
        </Link>
        <p className={desk.line}>
          <bdi>{statement.file_name}</bdi>
          {statement.made_by && (
            <>
              {' · '}
              <bdi>{statement.made_by}</bdi>
            </>
          )}
          {' · '}
          <Plural value={same} one="# is the same" other="# are the same" />
        </p>
      </div>
      <span className={desk.states}>
        <span className={`${desk.state} ${open > 0 ? desk.warn : desk.ok}`}>
          <Plural value={open} _0="Nothing open" one="# is open" other="# are open" />
        </span>
        {statement.can_be_removed && (
          <Button kind="text" size="small" onClick={() => setIsRemoving(true)}>
            <Trans>Delete…</Trans>
          </Button>
        )}
      </span>
      {isRemoving && (
        <DeleteQuestion
          name={statement.file_name || span}
          remove={() => statementCalls.remove({ params: { statement_id: id } })}
          onDeleted={() => setIsRemoving(false)}
          onSettled={() => refreshStatements(queries)}
          onClose={() => setIsRemoving(false)}
        >
          <Trans>Its differences leave the list. The file can be compared again.</Trans>
        </DeleteQuestion>
      )}
    </li>
  );
}
