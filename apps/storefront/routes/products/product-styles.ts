// The styles of what only some items have, and of what stands below, come with the page, or it would be drawn without them first.
import '#features/items/add-on-list.module.css';
import '#features/items/choice-group.module.css';
import '#features/items/choice-groups.module.css';
import '#features/items/item-card.module.css';
import '#features/items/option-row.module.css';
import '#features/items/type-choice.module.css';
import '#ui/add-button.module.css';
import '#ui/choice-label.module.css';
import '#ui/choice-mark.module.css';
import '#ui/price-tag.module.css';
import '#ui/rail.module.css';
import '#ui/section-head.module.css';
