import type { ErrorReports } from '#api/services/types';
import type { Session } from '#api/types';
import type { Shop } from './shop';

interface KeptSession extends Pick<Shop, 'session' | 'forgetToken' | 'logIn' | 'onSession'> {
  /** Adds what the page finds out while it opens: nobody has subscribed yet. */
  readonly add: (found: Partial<Session>) => void;
}

/** The session of this page: who the visitor is, and for whom it asks. */
export function keepSession(first: Session, reports: Pick<ErrorReports, 'user'>): KeptSession {
  let session = first;
  const listeners = new Set<() => void>();
  const change = (next: Session): void => {
    session = next;
    const { account } = next;
    reports.user(account && { email: account.email, ...(account.id ? { id: account.id } : {}) });
    for (const listener of listeners) listener();
  };
  return {
    session: () => session,
    add: (found) => { session = { ...session, ...found }; },
    forgetToken: () => {
      const { urlToken, account: _account, ...rest } = session;
      if (urlToken !== undefined) change(rest);
    },
    // S-14: an e-mail alone logs nobody in.
    logIn: (account) => {
      // A host may say it again and again.
      const isKnown = JSON.stringify(account) === JSON.stringify(session.account);
      if (account && !isKnown && session.urlToken !== undefined) change({ ...session, account });
    },
    onSession: (listener) => { listeners.add(listener); return () => listeners.delete(listener); },
  };
}
