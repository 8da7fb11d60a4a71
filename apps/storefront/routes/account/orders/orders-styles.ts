// The styles of the orders come with the page, or they would be drawn without them first.
import '#features/orders/order-status.module.css';
import '#ui/banner-note.module.css';
import '#ui/chip.module.css';
import '#ui/meta-line.module.css';
import '#ui/monogram.module.css';
import '#ui/stage.module.css';
import '#ui/sum-list.module.css';
import '#ui/tabs.module.css';
import './orders.module.css';
import './receipt.module.css';
