// The styles of the rewards come with the page, or they would be drawn without them first.
import '#features/promotions/coupons/coupon-stub.module.css';
import 'ui/media/awning.module.css';
import 'ui/feedback/banner-note.module.css';
import 'ui/buttons/chip.module.css';
import 'ui/forms/field.module.css';
import 'ui/buttons/pill.module.css';
import 'ui/navigation/tabs.module.css';
import './rewards.module.css';
