import { Calendar, MapPin, type LucideIcon } from 'lucide-react';

/** The drawings beside the facts of a quote. */
export const factIcons: Readonly<Record<string, LucideIcon>> = { place: MapPin, date: Calendar };
