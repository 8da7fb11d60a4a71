import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from 'market/chat/chat-help.rules';
import type { DeliveryStep } from 'market/orders/orders-delivery.rules';
import type { ReactNode } from 'react';

/** The name of what is wrong [DEL-64]. */
export function TopicName({ topic }: { topic: HelpTopic }): ReactNode {
  switch (topic) {
    case 'store_closed':
      return <Trans>The store is closed</Trans>;
    case 'goods_missing':
      return <Trans>Something is missing</Trans>;
    case 'goods_broken':
      return <Trans>Something is broken</Trans>;
    case 'wrong_address':
      return <Trans>The address is wrong</Trans>;
    case 'no_answer':
      return <Trans>Nobody answers</Trans>;
    case 'short_cash':
      return <Trans>The cash is not enough</Trans>;
    case 'accident':
      return <Trans>I have had an accident</Trans>;
  }
}

/** What a courier does first about it. */
export function TopicAdvice({ topic, step }: { topic: HelpTopic; step: DeliveryStep }): ReactNode {
  switch (topic) {
    case 'store_closed':
      return <Trans>Look for a side door or a counter for riders. Then call the store: often someone is inside.</Trans>;
    case 'goods_missing':
      return <Trans>Compare the bags with the list and do not take the order before the store has added it.</Trans>;
    case 'goods_broken':
      return step === 'deliver' ? (
        <Trans>Send the customer a picture, and hand over what is whole.</Trans>
      ) : (
        <Trans>Show it at the counter: the store packs it again.</Trans>
      );
    case 'wrong_address':
      return <Trans>Ask for a landmark. If the door is elsewhere, move the pin on the screen of the door.</Trans>;
    case 'no_answer':
      return <Trans>Try twice. Then note it: the wait runs, and the customer sees it.</Trans>;
    case 'short_cash':
      return (
        <Trans>
          The customer may fetch the rest, or ask a neighbour. Otherwise note what came and why: the market decides who
          bears the difference.
        </Trans>
      );
    case 'accident':
      return <Trans>Your safety comes first. The order does not matter now.</Trans>;
  }
}
