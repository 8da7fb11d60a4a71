// The styles of the settings come with the page, or they would be drawn without them first.
import '#features/preferences/language-switch.module.css';
import 'ui/forms/choice-label.module.css';
import 'ui/forms/segmented.module.css';
import './settings-view.module.css';
