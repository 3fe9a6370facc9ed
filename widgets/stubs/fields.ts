import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NullField from '@rjsf/core/lib/components/fields/NullField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import UnsupportedField from '@rjsf/core/lib/components/templates/UnsupportedField.js';

/** RJSF's own fields, without the page layouts and the pickers between whole schemas: our forms are flat, and what shows follows from answers. Numbers and lists are the theme's (theme.ts). */
const fields = () => ({ BooleanField, NullField, ObjectField, SchemaField, StringField, FallbackField: UnsupportedField });
export default fields;
