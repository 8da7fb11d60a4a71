import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { answerDifferences, listDifferences, listStatements } from './answer-differences.ts';
import { compareStatement, removeStatement, showStatementProviders } from './match-statement.ts';

export const adminStatementsRoutes = (context: ApiContext): Handlers<Contract['adminStatements']> => ({
  providers: ({ caller }) => showStatementProviders(context, caller),
  list: ({ caller, query }) => listStatements(context, caller, query),
  compare: ({ caller, body }) => compareStatement(context, caller, body),
  remove: ({ caller, params }) => removeStatement(context, caller, params.statement_id),
  differences: ({ caller, query }) => listDifferences(context, caller, query),
  answer: ({ caller, body }) => answerDifferences(context, caller, body),
});
