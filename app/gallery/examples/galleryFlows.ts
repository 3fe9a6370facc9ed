import { useShop } from '../../bootstrap/shop';
import { examples, type GalleryFlow } from './examples';

export type { GalleryFlow };
/** Every flow there is to look at: all lines, and the examples. */
export const useGalleryFlows = (): readonly GalleryFlow[] => [...useShop().allLines, ...examples];
