/** Who issues the South African policies, and how to reach them (ST-003, ST-010, S-60). No number or address here belongs to anybody. */
export const insurer = {
  name: 'Chubb',
  email: 'help@surefoot.example', claimsEmail: 'claims@surefoot.example', complaintsEmail: 'complaints@surefoot.example',
  phone: '0800 555 0100', claimsPhone: '0800 555 0101', complaintsPhone: '0800 555 0102',
  postal: 'The Service Team, PO Box 555, Cape Town, 8000', claimsPostal: 'The Claims Team, PO Box 555, Cape Town, 8000',
} as const;

export const dial = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
export const mail = (address: string): string => `mailto:${address}`;
