// The styles of a chat come with the page, or it would be drawn without them first.
import '#features/chat/chat.module.css';
import '#features/orders/order-status.module.css';
import '#ui/chip.module.css';
import '#ui/choice-label.module.css';
import '#ui/monogram.module.css';
import '#ui/segmented.module.css';
