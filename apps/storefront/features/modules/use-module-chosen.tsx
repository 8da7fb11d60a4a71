import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { pathAfterModule } from './after-module.ts';

/** After the choice of a module: shows a message [MOD-11], and opens the next page [MOD-13]. */
export function useModuleChosen(): () => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  return () => {
    toast({ text: t`A module has been selected.` });
    void pathAfterModule().then(navigate);
  };
}
