/** The port of the shop, here and in every address that a command prints. */
export const ownPort = ({ PORT }: Readonly<Record<string, string | undefined>>): string => PORT?.trim() || '4300';
