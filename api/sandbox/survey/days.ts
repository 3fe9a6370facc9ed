export const yearOf = (day: string): number => Number(day.slice(0, 4));
