// The styles of a chat come with the page, or it would be drawn without them first.
import '#features/chat/chat.module.css';
import '#features/orders/order-status.module.css';
import 'ui/buttons/chip.module.css';
import 'ui/forms/choice-label.module.css';
import 'ui/media/monogram.module.css';
import 'ui/forms/segmented.module.css';
