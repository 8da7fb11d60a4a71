import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { isBoardOpen } from 'market/orders/kitchen/orders-acceptance.rules';
import { readyMinutes } from 'market/orders/orders-board.rules';
import { areSpansInOrder } from 'market/stores/stores-admin.rules';
import { fromDecimal, toDecimal } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { type AcceptRuleRow, acceptContext, acceptRuleOf, writeAcceptRule } from './orders-acceptance.data.ts';

type Rule = ReplyOf<Contract['vendorAcceptance']['show']>;

/** What a store that never had a rule begins with. */
const firstRule: AcceptRuleRow = {
  isOn: false,
  hours: [],
  maxPieces: null,
  maxValue: null,
  maxInWork: null,
  readyMinutes: readyMinutes.usual,
  busyFrom: null,
  busyMinutes: readyMinutes.usual + 10,
  takesPrescriptions: false,
  takesAllergyNotes: false,
  version: 0,
};

/** Returns the rule by which a store accepts orders, and whether it can act [STO-012]. */
export async function showAcceptRule({ db, now }: Pick<ApiContext, 'db' | 'now'>, storeId: number): Promise<Rule> {
  return replyOf(db, storeId, now());
}

/** Changes the rule by which a store accepts orders; refuses spans out of order and an outdated version [STO-012]. */
export async function changeAcceptRule(
  context: ApiContext,
  staff: AuthorizedStore,
  body: BodyOf<Contract['vendorAcceptance']['set']>,
): Promise<Rule> {
  if (!areSpansInOrder(body.hours)) throw fieldRefusal('hours', 'This value is not valid.');
  const { storeId } = staff;
  await actAsStaff(context, staff, async (transaction) => {
    const before = (await acceptRuleOf(transaction, storeId)) ?? firstRule;
    const rule = ruleOf(body);
    if (!(await writeAcceptRule(transaction, storeId, rule))) {
      const now = (await acceptRuleOf(transaction, storeId)) ?? firstRule;
      throw new ChangedMeanwhile({ sent: { version: body.version }, now: { version: now.version } });
    }
    const subject = `store:${storeId}`;
    return { result: undefined, change: { action: 'store.accept_rule', subject, before, after: rule } };
  });
  return replyOf(context.db, storeId, context.now());
}

function ruleOf(body: BodyOf<Contract['vendorAcceptance']['set']>): AcceptRuleRow {
  return {
    isOn: body.is_on,
    hours: body.hours,
    maxPieces: body.max_pieces,
    maxValue: body.max_value === null ? null : fromDecimal(body.max_value),
    maxInWork: body.max_in_work,
    readyMinutes: body.ready_minutes,
    busyFrom: body.busy_from,
    busyMinutes: body.busy_minutes,
    takesPrescriptions: body.takes_prescriptions,
    takesAllergyNotes: body.takes_allergy_notes,
    version: body.version,
  };
}

async function replyOf(db: Connection, storeId: number, now: Date): Promise<Rule> {
  const rule = (await acceptRuleOf(db, storeId)) ?? firstRule;
  const around = await acceptContext(db, storeId);
  if (!around) throw new Refusal('store_not_found');
  return {
    is_on: rule.isOn,
    hours: rule.hours.map(([from, until]): [number, number] => [from, until]),
    max_pieces: rule.maxPieces,
    max_value: rule.maxValue === null ? null : toDecimal(rule.maxValue),
    max_in_work: rule.maxInWork,
    ready_minutes: rule.readyMinutes,
    busy_from: rule.busyFrom,
    busy_minutes: rule.busyMinutes,
    takes_prescriptions: rule.takesPrescriptions,
    takes_allergy_notes: rule.takesAllergyNotes,
    currency: around.currency,
    is_board_open: isBoardOpen({ boardAt: around.boardAt, now }),
    version: rule.version,
  };
}
