import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { pathAfterModule } from './after-module.ts';

/** After the choice of a module: opens the next page [MOD-13], and says so once it is there [MOD-11]. */
export function useModuleChosen(): () => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  return () => {
    void pathAfterModule()
      .then(navigate)
      .then(() => toast({ text: t`A module has been selected.` }));
  };
}
