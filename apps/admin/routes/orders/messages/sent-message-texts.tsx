import { Trans } from '@lingui/react/macro';
import type {
  MessageChannel,
  MessageFault,
  MessageKind,
  MessageObstacle,
} from 'market/orders/messages/orders-messages.rules';
import type { ReactNode } from 'react';

export const kindNames: Readonly<Record<MessageKind, ReactNode>> = {
  receipt: <Trans>Receipt</Trans>,
  tracking: <Trans>Tracking link</Trans>,
  code: <Trans>Code for the hand-over</Trans>,
  push: <Trans>Notification with the state</Trans>,
};

export const channelNames: Readonly<Record<MessageChannel, ReactNode>> = {
  mail: <Trans>Email</Trans>,
  sms: <Trans>SMS</Trans>,
  push: <Trans>Notification</Trans>,
};

/** Why a message cannot be sent. */
export const obstacleTexts: Readonly<Record<MessageObstacle, ReactNode>> = {
  no_email: <Trans>No email address is known.</Trans>,
  no_phone: <Trans>No phone number is known.</Trans>,
  no_device: <Trans>The customer has no device with notifications.</Trans>,
  no_code: <Trans>This order needs no code.</Trans>,
  code_early: <Trans>The code counts once the store has accepted the order.</Trans>,
  code_over: <Trans>The order was handed over, or has ended.</Trans>,
};

/** Why a provider did not take a message. */
export const faultTexts: Readonly<Record<MessageFault, ReactNode>> = {
  recipient: <Trans>The address or number does not exist.</Trans>,
  refused: <Trans>The provider refused it.</Trans>,
  busy: <Trans>The provider was busy. Try again.</Trans>,
  setup: <Trans>The provider does not accept our account. See Health.</Trans>,
  away: <Trans>The provider did not answer. Try again.</Trans>,
  no_provider: <Trans>No provider is set up.</Trans>,
  gone: <Trans>The devices no longer take notifications.</Trans>,
};
