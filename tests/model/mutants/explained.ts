/** By line and mutant: why nobody has to notice it. */
export const explained: Readonly<Record<string, Readonly<Record<string, string>>>> = {
};
