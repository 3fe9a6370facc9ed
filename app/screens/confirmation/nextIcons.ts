import { CalendarDays, Car, Circle, Clock, CreditCard, FileText, House, Mail, Phone, ShieldCheck, Store, type LucideIcon } from 'lucide-react';

/** By name. */
export const nextIcons: Readonly<Record<string, LucideIcon>> = {
  mail: Mail, email: Mail, car: Car, calendar: CalendarDays, phone: Phone, document: FileText, file: FileText, house: House, shop: Store, shield: ShieldCheck, clock: Clock, card: CreditCard,
};
/** The drawing beside a line of "What happens next". */
export const nextIcon = (name: string): LucideIcon => nextIcons[name] ?? Circle;
