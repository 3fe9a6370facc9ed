import UnsupportedField from '@rjsf/core/lib/components/templates/UnsupportedField.js';

/** Made by RJSF for each field and never drawn: our own template writes hint and error itself. */
const nothing = () => null;

/** RJSF's own templates: the theme has one for everything our forms show (theme.ts); what cannot be shown still says so. */
const templates = () => ({
  ButtonTemplates: {}, DescriptionFieldTemplate: nothing, FieldErrorTemplate: nothing, FieldHelpTemplate: nothing, UnsupportedFieldTemplate: UnsupportedField,
});
export default templates;
