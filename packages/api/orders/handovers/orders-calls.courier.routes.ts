import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { madeStep } from '../deliveries/apply-courier-step.ts';
import { callPerson } from './call-person.ts';

export const courierCallsRoutes = (context: ApiContext): Handlers<Contract['courierCalls']> => ({
  async call({ caller, params, body }) {
    await callPerson(context, caller, { ...madeStep(params, body), callee: body.with, way: body.way });
    return {};
  },
});
