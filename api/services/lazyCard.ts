import type { CardHolder, CardToken, CardTokens } from './types';

/** Loads the card service when it is first used: the first page takes no card. */
export const lazyCard = (sandboxed: boolean, fetchCode: () => Promise<CardTokens>): CardTokens => {
  let loading: Promise<CardTokens> | undefined;
  let create: ((holder: CardHolder) => Promise<CardToken>) | undefined;
  const card = async (): Promise<CardTokens> => {
    try {
      const made = await (loading ??= fetchCode());
      made.register(create);
      return made;
    } catch (cause) {
      // The next use loads again.
      loading = undefined;
      throw cause;
    }
  };
  return {
    sandboxed,
    load: () => card().then((made) => made.load(), () => null),
    register(next) {
      create = next;
      void loading?.then((made) => made.register(next), () => undefined);
    },
    createToken: async (holder) => (await card()).createToken(holder),
  };
};
