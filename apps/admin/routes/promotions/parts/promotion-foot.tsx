import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { DeleteQuestion } from '../../../layout/delete-question.tsx';
import desk from '../../../layout/desk.module.css';

interface PromotionFootProps {
  fault: Error | null;
  /** Another person has saved it meanwhile. */
  isStale: boolean;
  onLoadAgain: (() => void) | undefined;
  isSaving: boolean;
  /** Of the saved one; without it there is nothing to delete. */
  removal?:
    | {
        name: string;
        /** What goes with it. */
        line?: ReactNode;
        remove: () => Promise<unknown>;
        listKey: readonly unknown[];
        /** Where the list is. */
        path: string;
      }
    | undefined;
  /** Of the button that saves. */
  action: ReactNode;
  /** In front of the buttons. */
  children?: ReactNode;
}

/** The end of a form about something on offer: what is wrong with it, and the buttons. */
export function PromotionFoot(props: PromotionFootProps) {
  const { fault, isStale, onLoadAgain, isSaving, removal, action, children } = props;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      {fault && <CallFaultNote error={fault} />}
      {isStale && (
        <Button kind="outline" icon="refresh-cw" onClick={onLoadAgain}>
          <Trans>Load what is saved, without my change</Trans>
        </Button>
      )}
      <div className={desk.foot}>
        {children}
        <span className={desk.grow} />
        {removal && (
          <Button kind="outline" onClick={() => setIsDeleting(true)}>
            <Trans>Delete</Trans>
          </Button>
        )}
        <Button type="submit" isLoading={isSaving}>
          {action}
        </Button>
      </div>
      {removal && isDeleting && (
        <DeleteQuestion
          name={removal.name}
          remove={removal.remove}
          onDeleted={async () => {
            await queries.invalidateQueries({ queryKey: removal.listKey, refetchType: 'none' });
            await navigate(removal.path, { replace: true });
          }}
          onClose={() => setIsDeleting(false)}
        >
          {removal.line}
        </DeleteQuestion>
      )}
    </>
  );
}
