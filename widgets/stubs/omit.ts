/** Stands in for what RJSF leaves out of answers (`omitExtraData`, 2 kB gzip): our forms leave out nothing, the engine decides what is sent. */
const omitExtraData = (_validator: unknown, _schema: unknown, _rootSchema: unknown, formData: unknown): unknown => formData;
export default omitExtraData;

export const isValueEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
export const getFieldNames = (): readonly string[][] => [];
export const getUsedFormData = (formData: unknown): unknown => formData;
