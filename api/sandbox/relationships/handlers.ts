import { relationships } from '../../contracts/relationships';
import { handle, type Handler } from '../http/call';

/** RS-044, CH-014. */
export const relationshipsHandlers: readonly Handler[] = [
  handle(relationships, () => ({
    beneficiary_relationships: ['Spouse', 'Life partner', 'Child', 'Parent', 'Sibling', 'Grandparent', 'Grandchild', 'Friend', 'Other'],
  })),
];
