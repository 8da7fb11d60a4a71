import type { CourierStep } from 'market/orders/orders-delivery.rules';

/** A step with an order that waits on this phone until the server has answered. */
export interface CourierStepVariables {
  orderId: string;
  /** The short order number that people say. */
  code: string;
  step: CourierStep;
  /** When it was made, by the clock of the server. */
  madeAt: string;
}
