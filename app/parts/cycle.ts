/** C-50: `/month` or `/year` after a total that differs from the price of one cycle; nothing for a single payment. */
export function cycleSuffix(total: number, perCycle: number | undefined, cycle: string | undefined): string {
  return perCycle === undefined || !cycle || perCycle === total ? '' : `/${cycle}`;
}
