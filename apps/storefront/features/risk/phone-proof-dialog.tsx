import { Trans, useLingui } from '@lingui/react/macro';
import { riskContract } from 'market/risk/risk.contract';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { createApiClient } from '#browser/api-client.ts';
import type { OverlayProps } from '#browser/overlay-store.ts';
import authStyles from '#features/auth/forms/auth-form.module.css';
import { CodeForm } from '#features/auth/forms/code-form.tsx';
import type { SentCode } from '#features/auth/sign-in-flow.ts';
import { showFault } from '#features/config/show-fault.tsx';
import styles from './phone-proof-dialog.module.css';
import { deleteProof, proofUnderWay, saveProof } from './saved-proof.ts';

const api = createApiClient({ risk: riskContract });

/** Proves the phone number of an order by a code, over the checkout; the order is placed after it. */
export function PhoneProofDialog({ overlay: { phone, isPlaced, onProved }, onClose }: OverlayProps<'phone_proof'>) {
  const { i18n } = useLingui();
  const [sent, setSent] = useState(() => proofUnderWay(phone));
  const isRequested = useRef(sent !== undefined);

  const send = async (): Promise<SentCode> => {
    const next = await api.risk.sendCode({ body: { contact_person_number: phone } });
    saveProof(phone, next);
    setSent(next);
    return next.code;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    send().catch((error: unknown) => {
      showFault(error, i18n);
      onClose();
    });
  }, []);
  const verify = async (otp: string) => {
    await api.risk.checkCode({ body: { ticket: sent?.ticket ?? '', otp } });
    deleteProof();
    onClose();
    onProved();
  };

  return (
    <Dialog title={<Trans>Confirm your phone number</Trans>} width={468} onClose={onClose}>
      <p>
        {isPlaced ? (
          <Trans>We check a number once before its first cash order. Then you pay this one at the door.</Trans>
        ) : (
          <Trans>We check a number once before its first cash order. Your order is placed right after.</Trans>
        )}
      </p>
      {sent ? (
        <CodeForm
          sent={sent.code}
          onVerify={verify}
          onResend={send}
          change={
            // The form below has the number.
            !isPlaced && (
              <button type="button" className={authStyles.link} onClick={onClose}>
                <Trans>Change</Trans>
              </button>
            )
          }
        />
      ) : (
        <>
          <Skeleton length="long" />
          <Skeleton shape="block" className={styles.boxes} />
          <Skeleton shape="block" className={styles.button} />
        </>
      )}
    </Dialog>
  );
}
