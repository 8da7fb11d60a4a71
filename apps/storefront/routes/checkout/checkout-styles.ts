// The styles of what follows behind the page come with it, or it would be drawn without them first.
import '#features/addresses/address-menu.module.css';
import '#features/addresses/address-rows.module.css';
import '#features/orders/prescription-steps.module.css';
import '#features/orders/prescription-tiles.module.css';
import 'ui/forms/checkbox.module.css';
import 'ui/buttons/chip.module.css';
import 'ui/forms/choice-mark.module.css';
import 'ui/forms/field.module.css';
import 'ui/layout/meta-line.module.css';
import 'ui/buttons/icon-button.module.css';
import 'ui/media/monogram.module.css';
import 'ui/buttons/pill.module.css';
import 'ui/forms/radio-row.module.css';
import 'ui/media/media-frame.module.css';
import 'ui/prices/sum-list.module.css';
import 'ui/navigation/progress-steps.module.css';
import './choices/coupon-choice.module.css';
