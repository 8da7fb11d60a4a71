import { useLingui } from '@lingui/react/macro';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { CodeForm } from '#features/auth/forms/code-form.tsx';
import { useFirebaseCode } from '#features/auth/social/use-firebase-code.ts';
import { type ProfileAnswer, updateProfile } from './profile-calls.ts';
import type { ContactProof } from './use-profile-form.tsx';

interface ContactProofDialogProps {
  proof: ContactProof;
  /** The code was right. */
  onProved: (answer: ProfileAnswer) => Promise<void>;
  onClose: () => void;
}

/** The code that proves a new phone number or e-mail address [PROF-25] [PROF-26] [PROF-27]. Import it lazily. */
export function ContactProofDialog({ proof: { on, code, body }, onProved, onClose }: ContactProofDialogProps) {
  const { t } = useLingui();
  const { sessionInfo, send } = useFirebaseCode(code);
  const verify = async (otp: string) => {
    // The photo has been taken with the first call.
    const { image: _, ...contacts } = body;
    const proved = { otp, verification_on: on, verification_medium: code.medium, session_info: sessionInfo.current };
    await onProved(await updateProfile({ ...contacts, ...proved }));
  };
  const resend = async () => {
    const { image: _, ...again } = body;
    const { code: next } = await updateProfile(again);
    if (next?.by === 'firebase') await send(next);
    return next ?? code;
  };
  return (
    <Dialog title={on === 'phone' ? t`Verify your phone` : t`Verify your email`} width={420} onClose={onClose}>
      <CodeForm sent={code} onVerify={verify} onResend={resend} />
    </Dialog>
  );
}
