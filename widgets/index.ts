import './styles.css';

/** Everything other folders may use of the fields of a form. */
export { FlowForm, type FlowFormProps } from './FlowForm';
export { preloadForm } from './preload';
export { fields, templates, widgets } from './theme';
export type { WidgetServices } from './services';
