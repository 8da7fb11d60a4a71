import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { highlightModules } from 'market/promotions/promotions-highlights.rules';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { moduleName } from '../../zones/module-name.tsx';
import { HomeList, HomeRow, useShownModule } from '../parts/home-list.tsx';
import { highlightsQuery } from './highlight-calls.ts';

/** The highlights of stores on the home pages, as they follow each other [OPS-065]. */
export function AdminHighlightsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.content" title={t`Highlights`}>
      <Highlights />
    </OperatorOnly>
  );
}

function Highlights() {
  const module = useShownModule(highlightModules);
  const query = useQuery(highlightsQuery(module));
  return (
    <HomeList
      title={<Trans>Highlights</Trans>}
      line={<Trans>Stores that pay for a place on the home page. Each has the mark “Ad”.</Trans>}
      modules={highlightModules}
      add={{ to: '/promotions/highlights/new', label: <Trans>Add a highlight</Trans> }}
      query={query}
      empty={{
        title: <Trans>No highlight for {moduleName(module)}</Trans>,
        line: <Trans>The home page shows no advertising.</Trans>,
      }}
      row={(highlight) => (
        <HomeRow
          to={`/promotions/highlights/${highlight.id}`}
          shown={highlight}
          line={<bdi>{highlight.store_name}</bdi>}
          zone={highlight.zone_name}
        />
      )}
    />
  );
}
