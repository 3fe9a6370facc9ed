/** Kept out of the way of the network. */
export const launchArguments: readonly string[];
/** The one for tests: without windows where that is there. */
export function findHeadless(): Promise<string | undefined>;
/** The one for tests that is there, or was installed for this. */
export function provideChromium(say: (line: string) => void): Promise<string | undefined>;
