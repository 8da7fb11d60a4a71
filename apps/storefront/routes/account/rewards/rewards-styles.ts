// The styles of the rewards come with the page, or they would be drawn without them first.
import '#features/promotions/coupon-stub.module.css';
import '#ui/awning.module.css';
import '#ui/banner-note.module.css';
import '#ui/chip.module.css';
import '#ui/field.module.css';
import '#ui/pill.module.css';
import '#ui/tabs.module.css';
import './rewards.module.css';
