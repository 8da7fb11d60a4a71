import { useLingui } from '@lingui/react/macro';
import { PromotionPage } from '../parts/promotion-page.tsx';
import { highlightQuery } from './highlight-calls.ts';
import { HighlightForm } from './highlight-form.tsx';

/** A new highlight of a store, or one to change [OPS-065]. */
export function AdminHighlightPage() {
  const { t } = useLingui();
  return (
    <PromotionPage
      permission="ops.content"
      list={{ name: t`Highlights`, path: '/promotions/highlights' }}
      newTitle={t`Add a highlight`}
      queryOf={highlightQuery}
      nameOf={({ title }) => title}
      form={(props) => <HighlightForm {...props} />}
    />
  );
}
