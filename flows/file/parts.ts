import { acknowledged, card, cardHolder } from '#schemas/fragments/card';
import { contact, personName } from '#schemas/fragments/person';
import { usAddress } from '#schemas/fragments/usAddress';
import { zaAddress } from '#schemas/fragments/zaAddress';
import { zaHolder } from '#schemas/fragments/zaPerson';
import type { FormPart } from '#schemas/fragments/part';

/** Characters (CO-001). */
const nameLength = 40;
const parts = {
  personName: personName(nameLength), contact, usAddress: usAddress(), zaHolder, zaAddress: zaAddress(), card: card(), cardHolder, acknowledged,
} satisfies Readonly<Record<string, FormPart>>;

/** The parts of a form that a line file may name. */
export const partNames = Object.keys(parts) as readonly (keyof typeof parts)[];
export const partOf = (name: keyof typeof parts): FormPart => parts[name];
