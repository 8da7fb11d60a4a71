// The styles of the orders come with the page, or they would be drawn without them first.
import '#features/orders/order-status.module.css';
import 'ui/feedback/banner-note.module.css';
import 'ui/buttons/chip.module.css';
import 'ui/layout/meta-line.module.css';
import 'ui/media/monogram.module.css';
import 'ui/media/media-frame.module.css';
import 'ui/prices/sum-list.module.css';
import 'ui/navigation/tabs.module.css';
import './orders.module.css';
import './receipt.module.css';
