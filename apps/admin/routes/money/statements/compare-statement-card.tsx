import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { StatementComparison } from 'market/payments/statements/payments-statements.admin.contract';
import { differenceKinds } from 'market/payments/statements/payments-statements.rules';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, Select } from 'ui/forms/field.tsx';
import desk from '../../../layout/desk.module.css';
import { FileChoice } from '../../../layout/file-choice.tsx';
import { FileFaults } from '../../../layout/file-faults.tsx';
import { providersQuery, refreshStatements, statementCalls } from './statement-calls.ts';
import { differenceNames, useDayText, wholeAmount } from './statement-texts.tsx';
import styles from './statements.module.css';

const csvKinds = ['.csv', 'text/csv'];

interface Wish {
  file: File;
  first: string;
  last: string;
  step: 'preview' | 'save';
}

/** Compares a file of a provider with its payments, seen before its differences become tasks [OPS-077]. */
export function CompareStatementCard() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data: known, error } = useQuery(providersQuery);
  const [chosen, setChosen] = useState<{ provider: string; currency: string }>();
  const [file, setFile] = useState<File>();
  const [days, setDays] = useState({ first: '', last: '' });
  const offered = known?.providers ?? [];
  const provider = offered.find(({ name }) => name === chosen?.provider) ?? offered[0];
  const currency = provider?.currencies.find((code) => code === chosen?.currency) ?? provider?.currencies[0] ?? '';
  const compare = useMutation({
    mutationFn: ({ file: sent, first, last, step }: Wish) =>
      statementCalls.compare({
        body: {
          ...{ provider: provider?.name ?? '', currency, file: sent, file_name: sent.name.slice(0, 200), step },
          ...(first && { first_day: first }),
          ...(last && { last_day: last }),
        },
      }),
    onSuccess(result) {
      if (result.statement_id === null) return;
      toast({ text: t`Compared`, tone: 'ok' });
      setFile(undefined);
      setDays({ first: '', last: '' });
    },
    onSettled: (_result, _error, { step }) => (step === 'save' ? refreshStatements(queries) : undefined),
  });
  const look = (change: Partial<Omit<Wish, 'step'>>) => {
    const wish = { file, ...days, ...change };
    if (wish.file) compare.mutate({ ...wish, file: wish.file, step: 'preview' });
  };
  const changeDays = (change: Partial<typeof days>) => {
    setDays({ ...days, ...change });
    look(change);
  };
  const choose = (next: { provider: string; currency: string }) => {
    setChosen(next);
    setFile(undefined);
    compare.reset();
  };
  const seen = compare.data;
  const isRight = file !== undefined && seen !== undefined && seen.faults.length === 0 && seen.statement_id === null;
  return (
    <div className={desk.stack}>
      <section className={desk.card}>
        <h2 className={desk.cardTitle}>
          <Trans>Compare a statement</Trans>
        </h2>
        <div className={desk.body}>
          {error && <CallFaultNote error={error} />}
          {known && offered.length === 0 && (
            <p>
              <Trans>No provider of payments is set up, and none has taken a payment yet.</Trans>
            </p>
          )}
          {provider && (
            <>
              <div className={desk.pair}>
                <Select
                  label={t`Provider`}
                  value={provider.name}
                  onChange={({ target }) => choose({ provider: target.value, currency })}
                >
                  {offered.map(({ name, title }) => (
                    <option key={name} value={name}>
                      {title}
                    </option>
                  ))}
                </Select>
                <Select
                  label={t`Currency`}
                  value={currency}
                  onChange={({ target }) => choose({ provider: provider.name, currency: target.value })}
                >
                  {provider.currencies.map((code) => (
                    <option key={code}>{code}</option>
                  ))}
                </Select>
              </div>
              <AboutColumns columns={known?.columns ?? []} timeZone={known?.time_zone ?? ''} />
              <FileChoice
                kinds={csvKinds}
                icon="file-text"
                onChoose={([next]) => {
                  if (!next) return;
                  setFile(next);
                  look({ file: next });
                }}
              >
                <Trans>Choose a file</Trans>
              </FileChoice>
              {file && (
                <>
                  <bdi className={styles.file}>{file.name}</bdi>
                  <div className={desk.pair}>
                    <Field
                      type="date"
                      label={t`First day`}
                      hint={t`Without it, that of the file.`}
                      max={known?.today}
                      value={days.first}
                      onChange={({ target }) => changeDays({ first: target.value })}
                    />
                    <Field
                      type="date"
                      label={t`Last day`}
                      max={known?.today}
                      value={days.last}
                      onChange={({ target }) => changeDays({ last: target.value })}
                    />
                  </div>
                </>
              )}
              {compare.error && <CallFaultNote error={compare.error} />}
              {file && seen && seen.faults.length === 0 && <Comparison seen={seen} currency={currency} />}
              <Button
                size="large"
                disabled={!isRight}
                isLoading={compare.isPending}
                onClick={() => file && compare.mutate({ file, ...days, step: 'save' })}
              >
                <Trans>Save, and make tasks of the differences</Trans>
              </Button>
            </>
          )}
        </div>
      </section>
      {file && seen && seen.faults.length > 0 && <FileFaults faults={seen.faults} />}
    </div>
  );
}

function AboutColumns({
  columns,
  timeZone,
}: {
  columns: readonly { name: string; about: string }[];
  timeZone: string;
}) {
  return (
    <details className={styles.about}>
      <summary>
        <Trans>A CSV file of the payments that came. Which columns does it need?</Trans>
      </summary>
      <dl className={desk.facts}>
        {columns.map(({ name, about }) => (
          <div key={name} className={styles.column}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <p className={desk.hint}>
        <Trans>Other columns do not count. Days are those of {timeZone}.</Trans>
      </p>
    </details>
  );
}

function Comparison({ seen, currency }: { seen: StatementComparison; currency: string }) {
  const dayText = useDayText();
  const { line_count: lines, left_out: leftOut, counts, known_count: knownCount, amount } = seen;
  const { same } = counts;
  const sum = wholeAmount(amount, currency, 2);
  return (
    <div role="status" className={styles.counts}>
      <p>
        <Plural value={lines} one="# payment" other="# payments" />, <bdi dir="ltr">{sum}</bdi>
        {seen.first_day && seen.last_day && (
          <>
            {', '}
            <bdi>
              {dayText(seen.first_day)} – {dayText(seen.last_day)}
            </bdi>
          </>
        )}
      </p>
      {leftOut > 0 && (
        <p className={desk.line}>
          <Plural
            value={leftOut}
            one="# line is left out: its status says that nothing was paid."
            other="# lines are left out: their status says that nothing was paid."
          />
        </p>
      )}
      <ul className={desk.states}>
        <li className={`${desk.state} ${desk.ok}`}>
          <Plural value={same} one="# is the same" other="# are the same" />
        </li>
        {differenceKinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <li key={kind} className={`${desk.state} ${desk.warn}`}>
              {differenceNames[kind]}: {counts[kind]}
            </li>
          ))}
      </ul>
      {knownCount > 0 && (
        <p className={desk.line}>
          <Plural
            value={knownCount}
            one="# of them is on the list already."
            other="# of them are on the list already."
          />
        </p>
      )}
    </div>
  );
}
