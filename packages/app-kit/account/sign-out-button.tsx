import { Trans, useLingui } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { useSignOut } from '../session/use-sign-out.ts';

/** Ends the session on this device. It stays as it is where the API cannot be reached. */
export function SignOutButton({ className, isBlock }: { className?: string; isBlock?: boolean }) {
  const { t } = useLingui();
  const { mutate, isPending } = useSignOut();
  const signOut = () =>
    mutate(undefined, {
      onError: (error) =>
        toast({
          text: error instanceof CallRefused ? error.message : t`Can’t sign out while you’re offline`,
          tone: 'bad',
        }),
    });
  return (
    <Button
      kind="outline"
      icon="log-out"
      isLoading={isPending}
      isBlock={isBlock}
      className={className}
      onClick={signOut}
    >
      <Trans>Sign out</Trans>
    </Button>
  );
}
