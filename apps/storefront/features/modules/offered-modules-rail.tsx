import { useLingui } from '@lingui/react/macro';
import { href, useNavigate } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { ModuleRail } from 'ui/navigation/module-rail.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useModuleName } from './module-names.tsx';
import { saveModule } from './save-module.ts';

/** The rail of the modules that the saved zones offer; a press switches [MOD-17] to [MOD-21]. */
export function OfferedModulesRail() {
  const { modules, module: chosen } = useMarket();
  const nameOf = useModuleName();
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <ModuleRail
      modules={modules.map(({ id, type, name, imageUrl }) => ({
        id,
        type,
        name: nameOf({ type, name }),
        image: imageUrl,
        to: `${href('/home')}?module_id=${id}`,
      }))}
      chosenId={chosen?.id}
      onChoose={({ id }) => {
        const type = modules.find((module) => module.id === id)?.type;
        if (!type) return;
        saveModule({ id, module_type: type });
        toast({ text: t`A module has been selected.` });
        void navigate(href('/home'));
      }}
    />
  );
}
