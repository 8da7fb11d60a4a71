/**
 * After sign-in or sign-out: registers the push subscription of this browser, if there is one, for the current shopper.
 */
export async function moveSubscriptionToShopper(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { push } = await import('./push-subscription.ts');
  // The previous registration ended with the session; if this one fails, the next sign-in repeats it.
  await push.registerAgain().catch((error: unknown) => console.warn(error));
}
