import { Trans } from '@lingui/react/macro';

interface WaitingWordsProps {
  /** As the screen calls it. */
  provider: string;
  /** It has asked at the phone, where something is to be done. */
  asksByPhone: boolean;
  /** It takes longer than usual. */
  isLong: boolean;
}

/** What the page waits for, and what to do meanwhile. */
export function WaitingText({ provider, asksByPhone, isLong }: WaitingWordsProps) {
  if (isLong) return <Trans>We are still waiting for the provider. Your order is kept meanwhile.</Trans>;
  if (asksByPhone) return <Trans>{provider} asks on your phone. Enter your PIN there, and stay on this page.</Trans>;
  return <Trans>The payment provider tells us in a moment. Please stay on this page.</Trans>;
}
