import type { SmsSender } from '../sms/sms-sender.ts';
import type { CallBridge } from './call-bridge.ts';

/** The calls of a demo: no phone rings, and what would have rung is read in its outbox. */
export function demoCalls(outbox: SmsSender): CallBridge {
  return {
    async connect({ from, to }) {
      await outbox.send({ to: from, text: 'Your phone rings: the market connects you. Neither side sees a number.' });
      await outbox.send({ to, text: 'Your phone rings: your rider calls through the number of the market.' });
    },
  };
}
