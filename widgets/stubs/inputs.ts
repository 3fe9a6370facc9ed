import HiddenWidget from '@rjsf/core/lib/components/widgets/HiddenWidget.js';

/** RJSF's own widgets: the theme has all of ours (theme.ts); a hidden field has no look. */
const widgets = () => ({ HiddenWidget });
export default widgets;
