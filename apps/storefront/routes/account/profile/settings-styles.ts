// The styles of the settings come with the page, or they would be drawn without them first.
import '#features/preferences/language-switch.module.css';
import '#ui/choice-label.module.css';
import '#ui/segmented.module.css';
import './settings-view.module.css';
