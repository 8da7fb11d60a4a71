// The styles of what only some items have, and of what stands below, come with the page, or it would be drawn without them first.
import '#features/items/choices/add-on-list.module.css';
import '#features/items/choices/choice-group.module.css';
import '#features/items/choices/choice-groups.module.css';
import '#features/items/cards/item-card.module.css';
import '#features/items/choices/option-row.module.css';
import '#features/items/choices/type-choice.module.css';
import 'ui/buttons/add-button.module.css';
import 'ui/forms/choice-label.module.css';
import 'ui/forms/choice-mark.module.css';
import 'ui/prices/price-tag.module.css';
import 'ui/layout/rail.module.css';
import 'ui/layout/section-head.module.css';
