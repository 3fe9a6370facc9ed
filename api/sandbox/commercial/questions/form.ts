import { questionsOf, type Questions } from '../../survey/form';
import { branches, mainTrail, type Asking } from './trail';

/** S-38 */
export const questions = (asking: Asking): Questions => questionsOf(mainTrail(asking), branches(asking));
