import { timingSafeEqual } from 'node:crypto';
import { refusalToTryCode } from 'market/orders/orders-door-code.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { applyCourierStep, type MadeStep, mustBeCarried, rowOfDelivery, StepRepeated } from './apply-courier-step.ts';
import { doorCode, isDoorCodeNeeded, provedAt } from './door-code.ts';
import { noteCodeProved, noteWrongCode } from './orders-door-codes.data.ts';

/**
 * Takes a code that a courier has typed at the door [DEL-29]. A wrong one is not a refusal: it is counted, and the reply
 * shows it. The same wrong code again tells nothing new and counts once, so a queue that is sent twice does no harm.
 */
export async function tryDoorCode(
  context: ApiContext,
  courier: AuthorizedCourier,
  { code, ...made }: MadeStep & { code: string },
): Promise<void> {
  await applyCourierStep(context, courier, made, async (transaction, { order, at, after }) => {
    const row = await rowOfDelivery(transaction, courier, order.id);
    if (provedAt(row) !== null || row.wrong_codes.includes(code)) throw new StepRepeated();
    mustBeCarried(order);
    if (!(await isDoorCodeNeeded(context.db, row))) throw new Refusal('step_not_allowed');
    refuse(refusalToTryCode(row.wrong_codes));
    await context.pausePoint?.('order held');
    const isRight = timingSafeEqual(Buffer.from(code), Buffer.from(await doorCode(context.db, order.id)));
    if (isRight) await noteCodeProved(transaction, order.id, at);
    else await noteWrongCode(transaction, order.id, code, at);
    return { action: 'delivery.code', after: { is_right: isRight, ...after } };
  });
}
