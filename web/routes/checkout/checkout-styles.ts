// The styles of what follows behind the page come with it, or it would be drawn without them first.
import '#features/addresses/address-menu.module.css';
import '#features/addresses/address-rows.module.css';
import '#ui/checkbox.module.css';
import '#ui/chip.module.css';
import '#ui/pill.module.css';
import '#ui/radio-row.module.css';
import './coupon-choice.module.css';
