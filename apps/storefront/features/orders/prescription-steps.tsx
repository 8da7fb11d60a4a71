import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { IconName } from 'ui/media/icon-names.ts';
import { ProgressStep, ProgressSteps } from 'ui/navigation/progress-steps.tsx';
import styles from './prescription-steps.module.css';

const steps = ['send', 'read', 'agree', 'bring'] as const;
type Step = (typeof steps)[number];

const icons: Record<Step, IconName> = { send: 'upload', read: 'file-text', agree: 'circle-check', bring: 'bike' };

export interface PrescriptionStepsProps {
  /** The current step; `done` is after the last. */
  reached: Step | 'done';
  /** Such as '20-30 min'. */
  deliveryTime?: string | undefined;
}

/** From the pictures to the delivery, in four steps. */
export function PrescriptionSteps({ reached, deliveryTime }: PrescriptionStepsProps) {
  const now = reached === 'done' ? steps.length : steps.indexOf(reached);
  return (
    <ProgressSteps>
      {steps.map((step, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'todo';
        return (
          <ProgressStep key={step} state={state} icon={icons[step]} name={<StepName step={step} />}>
            <p className={styles.line}>
              <StepLine step={step} isNow={state === 'now'} deliveryTime={deliveryTime} />
            </p>
          </ProgressStep>
        );
      })}
    </ProgressSteps>
  );
}

function StepName({ step }: { step: Step }): ReactNode {
  switch (step) {
    case 'send':
      return <Trans>You send the photos</Trans>;
    case 'read':
      return <Trans>Pharmacist reads and prices it</Trans>;
    case 'agree':
      return <Trans>You agree to the price</Trans>;
    case 'bring':
      return <Trans>On the Way</Trans>;
  }
}

function StepLine({
  step,
  isNow,
  deliveryTime,
}: { step: Step; isNow: boolean } & Pick<PrescriptionStepsProps, 'deliveryTime'>) {
  if (isNow) return <Trans>Now</Trans>;
  if (step === 'read') return <Trans>About 10 min</Trans>;
  if (step === 'bring' && deliveryTime) return <bdi dir="ltr">{deliveryTime}</bdi>;
  return null;
}
