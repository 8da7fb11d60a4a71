import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { pathAfterModule } from './after-module.ts';

/** What follows the choice of a module: it is said [MOD-11], and what comes next opens [MOD-13]. */
export function useModuleChosen(): () => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  return () => {
    toast({ text: t`A module has been selected.` });
    void pathAfterModule().then(navigate);
  };
}
