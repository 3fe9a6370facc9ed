/** C-50: `/month` or `/year` follows the total when it differs from the price of one cycle; one payment has no cycle to name. */
export function cycleSuffix(total: number, perCycle: number | undefined, cycle: string | undefined): string {
  return perCycle === undefined || !cycle || perCycle === total ? '' : `/${cycle}`;
}
