// The styles of the listing come with the page, or it would be drawn without them until its script is there.
import '#features/items/card-name.module.css';
import '#features/items/line-card.module.css';
import '#features/search/category-tree.module.css';
import '#features/search/filter-fields.module.css';
import '#features/search/filter-panel.module.css';
import '#features/search/listing-head.module.css';
import '#features/search/listing-results.module.css';
import '#features/search/listing-tools.module.css';
import '#features/search/price-filter.module.css';
import '#features/stores/store-card.module.css';
import '#ui/card-link.module.css';
import '#ui/checkbox.module.css';
import '#ui/empty-state.module.css';
import '#ui/grid.module.css';
import '#ui/icon-button.module.css';
import './listing-view.module.css';
