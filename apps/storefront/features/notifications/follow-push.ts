/** Somebody has signed in or out: from now on this browser hears what is theirs, if it hears anything at all. */
export async function followPush(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { registerSubscriptionAgain } = await import('./push-subscription.ts');
  // What was theirs before has ended with the session; what follows is told with the next sign-in at the latest.
  await registerSubscriptionAgain().catch((error: unknown) => console.warn(error));
}
