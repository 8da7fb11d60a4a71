import { operatorRoles, permissionsOfRoles } from 'market/access/access.rules';
import type { Contract } from 'market/calls/contract';
import type { BodyOf, QueryOf, ReplyOf } from 'market/calls/endpoint';
import type { Colleague } from 'market/chat/chat.admin.contract';
import { dayMilliseconds } from 'market/values/durations';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, operatorsTopic, zoneIdsOf } from '#api/http/callers/staff.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { markSeen, messagesOf } from './chat.data.ts';
import {
  conversationsOfSupport,
  countSupport,
  lockAssigned,
  medianAnswer,
  operatorsWith,
  type SupportRow,
  supportConversation,
  takeIfFree,
  writeAssigned,
} from './chat-support.data.ts';
import { supportParty, writeReply } from './reply-in-chat.ts';
import { asLastMessage, asMessage } from './show-conversations.ts';

type AdminChat = Contract['adminChat'];

/** The roles whose permissions include answering for support. */
const answering = operatorRoles.filter((role) => permissionsOfRoles([role]).includes('ops.support'));

/** Returns a page of the conversations of support, and how long people wait for an answer [OPS-071]. */
export async function listSupport(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  staff: AuthorizedOperator,
  { list, language, ...page }: QueryOf<AdminChat['list']> & { language: string },
): Promise<ReplyOf<AdminChat['list']>> {
  const who = { accountId: staff.customerId, zoneIds: zoneIdsOf(staff) };
  const [{ rows, total }, counts, median] = await Promise.all([
    conversationsOfSupport(db, { list, ...who }, sliceOf(page)),
    countSupport(db, who),
    medianAnswer(db, new Date(now().getTime() - dayMilliseconds)),
  ]);
  const conversations = rows.map((row) => ({
    ...shownOf(row),
    unread: row.unread,
    last_message: asLastMessage(row.last, language),
  }));
  return {
    ...{ total_size: total, limit: page.limit, offset: page.offset },
    ...counts,
    answer_minutes_p50: median,
    conversations,
  };
}

/** Returns a conversation of support with a page of its messages; those of people of other zones are unknown [OPS-071]. */
export async function showSupport(
  context: ApiContext,
  staff: AuthorizedOperator,
  conversationId: number,
  { limit, offset, language }: QueryOf<AdminChat['details']> & { language: string },
): Promise<ReplyOf<AdminChat['details']>> {
  const row = await mustSee(context, staff, conversationId);
  const { rows, total } = await messagesOf(context.db, conversationId, { limit, offset });
  const linkTo = await privateLinks(context);
  const messages = rows.map((message) => asMessage(message, linkTo, language));
  return { ...shownOf(row), total_size: total, limit, offset, messages };
}

/** Returns who can be given a conversation, by name [OPS-071]. */
export function listColleagues({ db }: Pick<ApiContext, 'db'>): Promise<Colleague[]> {
  return operatorsWith(db, answering);
}

/**
 * Answers a person in the name of support, once for each key [OPS-071]. A conversation that no operator has is then that of
 * the operator. The words are not in the audit log.
 */
export async function replyAsSupport(
  context: ApiContext,
  staff: AuthorizedOperator,
  { conversationId, text, key }: { conversationId: number; text: string; key: string },
): Promise<ReplyOf<AdminChat['reply']>> {
  await mustSee(context, staff, conversationId);
  const by = supportParty;
  const request = { key, request: { chat: conversationId, text } };
  return actOnceAsStaff(context, staff, request, async (transaction) => {
    const written = await writeReply(transaction, context, { by, conversationId, text, accountId: staff.customerId });
    await takeIfFree(transaction, conversationId, staff.customerId);
    const message = asMessage(written, await privateLinks(context));
    const change = {
      action: 'chat.reply',
      subject: `conversation:${conversationId}`,
      after: { message_id: written.id },
    };
    return { result: { message }, change };
  });
}

/**
 * Takes a conversation, hands it on to another operator who may answer it, or gives it back to all [OPS-071]. Refused if
 * the conversation has changed hands since the caller read it, so that two who take it at once do not both get it.
 */
export async function assignSupport(
  context: ApiContext,
  staff: AuthorizedOperator,
  conversationId: number,
  { account_id: accountId, from_account_id: from }: BodyOf<AdminChat['assign']>,
): Promise<ReplyOf<AdminChat['assign']>> {
  await mustSee(context, staff, conversationId);
  const colleagues = accountId === null ? [] : await operatorsWith(context.db, answering);
  const assigned = colleagues.find(({ account_id: id }) => id === accountId) ?? null;
  if (accountId !== null && !assigned) throw new Refusal('account_not_found');
  const result = await actAsStaff(context, staff, async (transaction) => {
    const had = await lockAssigned(transaction, conversationId);
    if (had !== from) throw new ChangedMeanwhile({ sent: { account_id: from }, now: { account_id: had } });
    await writeAssigned(transaction, conversationId, accountId);
    await context.live.publish(transaction, [
      { topic: operatorsTopic, name: 'message', data: { conversation_id: conversationId } },
    ]);
    const change = {
      action: 'chat.assign',
      subject: `conversation:${conversationId}`,
      before: { account_id: had },
      after: { account_id: accountId },
    };
    return { result: { assigned_to: assigned }, change };
  });
  return result;
}

/** Support has seen the messages of a conversation; the page of the person shows it [OPS-071]. */
export async function seeAsSupport(
  context: ApiContext,
  staff: AuthorizedOperator,
  conversationId: number,
): Promise<void> {
  const { person } = await mustSee(context, staff, conversationId);
  await transact(context.db, async (transaction) => {
    const isNew = await markSeen(transaction, conversationId, { by: 'other', at: context.now() });
    if (!isNew) return;
    const data = { conversation_id: conversationId };
    await context.live.publish(transaction, [
      { topic: customerKey(person.account_id), name: 'seen', data },
      { topic: operatorsTopic, name: 'message', data },
    ]);
  });
}

async function mustSee(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  conversationId: number,
): Promise<SupportRow> {
  const row = await supportConversation(db, conversationId, zoneIdsOf(staff));
  if (!row) throw new Refusal('conversation_not_found');
  return row;
}

function shownOf({ id, person, order, assigned_to, awaits_since }: SupportRow) {
  return { id, person, order, assigned_to, waiting_since: awaits_since?.toISOString() ?? null };
}
