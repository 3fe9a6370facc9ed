import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { AddressWidget } from './address/AddressWidget';
import { CardField } from './card/CardField';
import { CheckboxWidget } from './checkbox/CheckboxWidget';
import { CurrencyWidget } from './currency/CurrencyWidget';
import { DateTimeWidget } from './date-time/DateTimeWidget';
import { DateWidget } from './date/DateWidget';
import { EmailWidget } from './email/EmailWidget';
import { FixedWidget } from './fixed/FixedWidget';
import { ListField } from './list/ListField';
import { CheckboxesWidget } from './multi/CheckboxesWidget';
import { NumberWidget } from './number/NumberWidget';
import { PhoneWidget } from './phone/PhoneWidget';
import { RadioWidget } from './radio/RadioWidget';
import { SearchWidget } from './search/SearchWidget';
import { SelectWidget } from './select/SelectWidget';
import { FieldTemplate } from './templates/FieldTemplate';
import { ObjectTemplate } from './templates/ObjectTemplate';
import { TextWidget } from './text/TextWidget';
import { UsPhoneWidget } from './us-phone/UsPhoneWidget';

/** `ui:widget` → how the field looks. The capital names are those RJSF picks by itself from type and format. */
export const widgets: RegistryWidgetsType = {
  text: TextWidget, TextWidget, number: NumberWidget, UpDownWidget: NumberWidget, email: EmailWidget, EmailWidget,
  select: SelectWidget, SelectWidget, search: SearchWidget, radio: RadioWidget, RadioWidget, yesNo: RadioWidget,
  checkbox: CheckboxWidget, CheckboxWidget, checkboxes: CheckboxesWidget, CheckboxesWidget, multi: CheckboxesWidget,
  date: DateWidget, DateWidget, dateTime: DateTimeWidget, DateTimeWidget, currency: CurrencyWidget, phone: PhoneWidget, usPhone: UsPhoneWidget, fixed: FixedWidget, address: AddressWidget,
};
export const templates: Partial<TemplatesType> = { FieldTemplate, ObjectFieldTemplate: ObjectTemplate };
/** Numbers go through no reader of RJSF's, which makes one of '1e3' and of '0x10': our widgets read them (SV-054, SV-055). */
export const fields: RegistryFieldsType = { card: CardField, NumberField: StringField, ArrayField: ListField };
