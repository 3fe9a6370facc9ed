import type { Services } from '#api/services/types';

const noop = (): void => undefined;
/** Services that do nothing: no suggestions, no card fields, no analytics and no reports. */
export const silentServices: Omit<Services, 'geocoder'> = {
  suggestions: { ready: async () => false, suggest: async () => [], resolve: async () => ({}) },
  country: { detect: async () => 'US' },
  card: { load: async () => null, register: noop, createToken: async () => ({ id: '' }), sandboxed: true },
  analytics: { page: noop, track: noop, identify: noop },
  reports: { breadcrumb: noop, report: noop, user: noop },
  parent: { post: noop },
};
