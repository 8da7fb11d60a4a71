// The styles of what follows behind the page come with it, or it would be drawn without them first.
import '#features/addresses/address-menu.module.css';
import '#features/addresses/address-rows.module.css';
import '#features/orders/prescription-steps.module.css';
import '#features/orders/prescription-tiles.module.css';
import '#ui/checkbox.module.css';
import '#ui/chip.module.css';
import '#ui/choice-mark.module.css';
import '#ui/field.module.css';
import '#ui/meta-line.module.css';
import '#ui/icon-button.module.css';
import '#ui/monogram.module.css';
import '#ui/pill.module.css';
import '#ui/radio-row.module.css';
import '#ui/stage.module.css';
import '#ui/sum-list.module.css';
import '#ui/way-steps.module.css';
import './coupon-choice.module.css';
