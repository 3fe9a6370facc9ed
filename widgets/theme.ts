import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import HiddenWidget from '@rjsf/core/lib/components/widgets/HiddenWidget.js';
import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { AddressWidget } from './address/AddressWidget';
import { CardField } from './card/CardField';
import { CheckboxWidget } from './simple/CheckboxWidget';
import { CurrencyWidget } from './currency/CurrencyWidget';
import { DateTimeWidget } from './date-time/DateTimeWidget';
import { DateWidget } from './date/DateWidget';
import { FixedWidget } from './simple/FixedWidget';
import { ListField } from './list/ListField';
import { PhoneWidget } from './phone/PhoneWidget';
import { CheckboxesWidget, RadioWidget } from './simple/ChoiceCards';
import { SearchWidget } from './search/SearchWidget';
import { SelectWidget } from './simple/SelectWidget';
import { FieldTemplate } from './templates/FieldTemplate';
import { ObjectField } from './templates/ObjectField';
import { EmailWidget, NumberWidget, TextWidget } from './simple/TextWidgets';
import { UsPhoneWidget } from './us-phone/UsPhoneWidget';

/** `ui:widget` → how the field looks. The capital names are those RJSF picks by itself from type and format. */
export const widgets: RegistryWidgetsType = {
  text: TextWidget, TextWidget, number: NumberWidget, UpDownWidget: NumberWidget, email: EmailWidget, EmailWidget,
  select: SelectWidget, SelectWidget, search: SearchWidget, radio: RadioWidget, RadioWidget, yesNo: RadioWidget,
  checkbox: CheckboxWidget, CheckboxWidget, checkboxes: CheckboxesWidget, CheckboxesWidget, multi: CheckboxesWidget,
  date: DateWidget, DateWidget, dateTime: DateTimeWidget, DateTimeWidget, currency: CurrencyWidget,
  phone: PhoneWidget, usPhone: UsPhoneWidget, fixed: FixedWidget, address: AddressWidget, HiddenWidget,
};

/** RJSF creates these for each field; `FieldTemplate` draws hint and error itself. */
const Nothing = (): null => null;
export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  DescriptionFieldTemplate: Nothing, FieldErrorTemplate: Nothing, FieldHelpTemplate: Nothing, UnsupportedFieldTemplate: Nothing,
};

/**
 * RJSF's NumberField reads '1e3' and '0x10' as numbers; our number widgets read the text themselves (SV-054, SV-055).
 * A field of a type that RJSF does not have is a text field.
 */
export const fields: RegistryFieldsType = {
  SchemaField, ObjectField, BooleanField, StringField, NumberField: StringField, FallbackField: StringField,
  ArrayField: ListField, card: CardField,
};
